BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(16) NOT NULL, 
	login VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	skeleton VARCHAR(200), 
	CONSTRAINT pk_accounts PRIMARY KEY (player), 
	CONSTRAINT uq_accounts_login UNIQUE (login), 
	CONSTRAINT uq_accounts_skeleton UNIQUE (skeleton)
);
INSERT INTO "accounts" VALUES('hij9yJg2RT3Y','ada','Ada','$argon2id$v=19$m=65536,t=3,p=4$akk69n1MqsbPVXymJGNryw$bw66Aw4fihz6o49ASy8X4vuvWX7/Shm9MEUc0MAKiUU',1.7949059393931791782e+09,'ada');
INSERT INTO "accounts" VALUES('6VrqXQHotwo2','cora','Cora','$argon2id$v=19$m=65536,t=3,p=4$QxCPwnViZhCoKkXuKHpzIQ$G2ocr7OhTJ09Gm5Z7Cwmk0pKrL708Wu5f9Q5pXHioLs',1.79490593973301553725e+09,'cora');
INSERT INTO "accounts" VALUES('4Z9xej7zDCfP','eve','Eve','$argon2id$v=19$m=65536,t=3,p=4$4Z0DaINDv0nd33en9Z6buw$iCnikTXFq3Z0x8ewx856KbGhYg1gSBdFfeRRjvUKU2U',1.79490594055444598192e+09,'eve');
CREATE TABLE alembic_version (version_num varchar(32) not null primary key);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE events (
	game VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game, version), 
	CONSTRAINT fk_events_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "events" VALUES('g6p7iWuoCCoY',1,'{"type":"created","at":133,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"U4Lo4kqKardH","name":"Eve"},{"kind":"player","player":"U4Lo4kqKardH","name":"Eve"}],"by":"U4Lo4kqKardH","time":1794905940.290879,"layout":"standard"}');
INSERT INTO "events" VALUES('g6p7iWuoCCoY',2,'{"type":"moved","at":134,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('g6p7iWuoCCoY',3,'{"type":"transferred","at":160,"before":"U4Lo4kqKardH","player":"4Z9xej7zDCfP","name":"Eve"}');
INSERT INTO "events" VALUES('2xX5s3yktFTz',1,'{"type":"created","at":179,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"q4bnyiyGv5dQ","name":"Dan"},{"kind":"player","player":"q4bnyiyGv5dQ","name":"Dan"}],"by":"q4bnyiyGv5dQ","time":1794905940.7474709}');
INSERT INTO "events" VALUES('2xX5s3yktFTz',2,'garbage');
INSERT INTO "events" VALUES('NMgaf7pzvwZ6',1,'{"type":"created","at":183,"game":"abalone","fen":"ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"900+10","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905940.785014,"listed":true,"layout":"belgian-daisy"}');
INSERT INTO "events" VALUES('S8bWdzmDcgxw',1,'{"type":"created","at":184,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"NE8zeC8vGxkk","name":"Béla"},{"kind":"open"}],"by":"NE8zeC8vGxkk","time":1794905940.8002903,"private":true}');
INSERT INTO "events" VALUES('6i3rRxzMdRAv',1,'{"type":"created","at":186,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"6VrqXQHotwo2","time":1794905940.8139334,"private":true}');
INSERT INTO "events" VALUES('6i3rRxzMdRAv',2,'{"type":"joined","at":187,"seat":1,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',1,'{"type":"created","at":189,"game":"abalone","fen":"2S2/S1SS1S/1SSsSS1/2SSSS2/9/2ssss2/1ssSss1/s1ss1s/2s2 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600+10","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905940.8428032,"layout":"crown","private":true}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',2,'{"type":"joined","at":189,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',3,'{"type":"moved","at":191,"seat":0,"id":"a1","move":"h9g8"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',4,'{"type":"moved","at":191,"seat":1,"id":"a2","move":"c5b5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',5,'{"type":"moved","at":192,"seat":0,"id":"a3","move":"g7f7"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',6,'{"type":"moved","at":193,"seat":1,"id":"a4","move":"d4e5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',7,'{"type":"moved","at":194,"seat":0,"id":"a5","move":"g5h5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',8,'{"type":"moved","at":195,"seat":1,"id":"a6","move":"c2d3"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',9,'{"type":"moved","at":197,"seat":0,"id":"a7","move":"g8h8"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',10,'{"type":"moved","at":198,"seat":1,"id":"a8","move":"a3a4"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',11,'{"type":"moved","at":198,"seat":0,"id":"a9","move":"f5g5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',12,'{"type":"moved","at":199,"seat":1,"id":"a10","move":"b1a1"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',13,'{"type":"moved","at":200,"seat":0,"id":"a11","move":"g5f4"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',14,'{"type":"moved","at":201,"seat":1,"id":"a12","move":"d6c5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',15,'{"type":"moved","at":201,"seat":0,"id":"a13","move":"e7f7"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',16,'{"type":"moved","at":202,"seat":1,"id":"a14","move":"d3e4"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',17,'{"type":"moved","at":204,"seat":0,"id":"a15","move":"h4g3"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',18,'{"type":"moved","at":205,"seat":1,"id":"a16","move":"c6d7"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',19,'{"type":"moved","at":205,"seat":0,"id":"a17","move":"f6f7"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',20,'{"type":"moved","at":206,"seat":1,"id":"a18","move":"e5f6"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',21,'{"type":"moved","at":207,"seat":0,"id":"a19","move":"i7i6"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',22,'{"type":"moved","at":208,"seat":1,"id":"a20","move":"b3a3"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',23,'{"type":"moved","at":209,"seat":0,"id":"a21","move":"e3e2"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',24,'{"type":"moved","at":210,"seat":1,"id":"a22","move":"a3b4a2"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',25,'{"type":"moved","at":211,"seat":0,"id":"a23","move":"h7i8"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',26,'{"type":"moved","at":213,"seat":1,"id":"a24","move":"g6g5"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',27,'{"type":"moved","at":214,"seat":0,"id":"a25","move":"g3g4"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',28,'{"type":"moved","at":215,"seat":1,"id":"a26","move":"d7c6"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',29,'{"type":"moved","at":216,"seat":0,"id":"a27","move":"g7h7"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',30,'{"type":"moved","at":217,"seat":1,"id":"a28","move":"d5d4"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',31,'{"type":"moved","at":218,"seat":0,"id":"a29","move":"g4g3"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',32,'{"type":"moved","at":218,"seat":1,"id":"a30","move":"a2a3"}');
INSERT INTO "events" VALUES('c5NWreYTh9Lb',33,'{"type":"time_given","at":219,"seat":1,"centiseconds":1500}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',1,'{"type":"created","at":220,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"free","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"open"}],"by":"6VrqXQHotwo2","time":1794905941.157218,"private":true}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',2,'{"type":"joined","at":221,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',3,'{"type":"moved","at":223,"seat":0,"id":"a1","move":"1,-1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',4,'{"type":"moved","at":224,"seat":1,"id":"a2","move":"2,0"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',5,'{"type":"moved","at":225,"seat":0,"id":"a3","move":"1,1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',6,'{"type":"moved","at":226,"seat":1,"id":"a4","move":"1,2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',7,'{"type":"moved","at":227,"seat":0,"id":"a5","move":"3,-1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',8,'{"type":"moved","at":228,"seat":1,"id":"a6","move":"4,-1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',9,'{"type":"moved","at":229,"seat":0,"id":"a7","move":"2,1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',10,'{"type":"moved","at":230,"seat":1,"id":"a8","move":"3,-2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',11,'{"type":"moved","at":231,"seat":0,"id":"a9","move":"2,2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',12,'{"type":"moved","at":232,"seat":1,"id":"a10","move":"4,-2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',13,'{"type":"moved","at":233,"seat":0,"id":"a11","move":"0,3"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',14,'{"type":"moved","at":234,"seat":1,"id":"a12","move":"-1,1"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',15,'{"type":"moved","at":235,"seat":0,"id":"a13","move":"2,3"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',16,'{"type":"moved","at":236,"seat":1,"id":"a14","move":"1,4"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',17,'{"type":"moved","at":236,"seat":0,"id":"a15","move":"0,4"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',18,'{"type":"moved","at":236,"seat":1,"id":"a16","move":"0,5"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',19,'{"type":"moved","at":237,"seat":0,"id":"a17","move":"3,-3"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',20,'{"type":"moved","at":237,"seat":1,"id":"a18","move":"1,-2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',21,'{"type":"moved","at":237,"seat":0,"id":"a19","move":"0,-2"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',22,'{"type":"moved","at":237,"seat":1,"id":"a20","move":"2,-3"}');
INSERT INTO "events" VALUES('jQv8WZhYQcxv',23,'{"type":"moved","at":237,"seat":0,"id":"a21","move":"0,1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',1,'{"type":"created","at":238,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":null,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"NE8zeC8vGxkk","name":"Béla"},{"kind":"open"}],"by":"NE8zeC8vGxkk","time":1794905941.3331134,"private":true}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',2,'{"type":"joined","at":238,"seat":1,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',3,'{"type":"moved","at":238,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',4,'{"type":"moved","at":240,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',5,'{"type":"moved","at":240,"seat":0,"id":"a3","move":"2,1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',6,'{"type":"moved","at":241,"seat":1,"id":"a4","move":"3,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',7,'{"type":"moved","at":241,"seat":0,"id":"a5","move":"0,1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',8,'{"type":"moved","at":242,"seat":1,"id":"a6","move":"3,-2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',9,'{"type":"moved","at":243,"seat":0,"id":"a7","move":"2,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',10,'{"type":"moved","at":243,"seat":1,"id":"a8","move":"0,2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',11,'{"type":"moved","at":244,"seat":0,"id":"a9","move":"2,-2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',12,'{"type":"moved","at":245,"seat":1,"id":"a10","move":"2,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',13,'{"type":"moved","at":245,"seat":0,"id":"a11","move":"-1,3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',14,'{"type":"moved","at":246,"seat":1,"id":"a12","move":"-1,4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',15,'{"type":"moved","at":246,"seat":0,"id":"a13","move":"-1,1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',16,'{"type":"moved","at":247,"seat":1,"id":"a14","move":"1,2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',17,'{"type":"moved","at":247,"seat":0,"id":"a15","move":"-1,5"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',18,'{"type":"moved","at":248,"seat":1,"id":"a16","move":"0,4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',19,'{"type":"moved","at":249,"seat":0,"id":"a17","move":"1,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',20,'{"type":"moved","at":249,"seat":1,"id":"a18","move":"1,4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',21,'{"type":"moved","at":250,"seat":0,"id":"a19","move":"0,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',22,'{"type":"moved","at":250,"seat":1,"id":"a20","move":"-2,5"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',23,'{"type":"moved","at":250,"seat":0,"id":"a21","move":"2,4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',24,'{"type":"moved","at":251,"seat":1,"id":"a22","move":"-3,5"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',25,'{"type":"moved","at":251,"seat":0,"id":"a23","move":"-1,0"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',26,'{"type":"moved","at":251,"seat":1,"id":"a24","move":"1,3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',27,'{"type":"moved","at":251,"seat":0,"id":"a25","move":"0,3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',28,'{"type":"moved","at":252,"seat":1,"id":"a26","move":"-3,6"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',29,'{"type":"moved","at":252,"seat":0,"id":"a27","move":"3,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',30,'{"type":"moved","at":252,"seat":1,"id":"a28","move":"-4,6"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',31,'{"type":"moved","at":252,"seat":0,"id":"a29","move":"1,1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',32,'{"type":"moved","at":253,"seat":1,"id":"a30","move":"0,5"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',33,'{"type":"moved","at":253,"seat":0,"id":"a31","move":"0,-2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',34,'{"type":"moved","at":253,"seat":1,"id":"a32","move":"4,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',35,'{"type":"moved","at":254,"seat":0,"id":"a33","move":"3,-4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',36,'{"type":"moved","at":254,"seat":1,"id":"a34","move":"2,2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',37,'{"type":"moved","at":254,"seat":0,"id":"a35","move":"5,-2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',38,'{"type":"moved","at":254,"seat":1,"id":"a36","move":"-1,2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',39,'{"type":"moved","at":255,"seat":0,"id":"a37","move":"6,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',40,'{"type":"moved","at":255,"seat":1,"id":"a38","move":"4,0"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',41,'{"type":"moved","at":255,"seat":0,"id":"a39","move":"4,-4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',42,'{"type":"moved","at":255,"seat":1,"id":"a40","move":"5,-4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',43,'{"type":"moved","at":256,"seat":0,"id":"a41","move":"-1,0>5,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',44,'{"type":"moved","at":256,"seat":1,"id":"a42","move":"2,2>1,-2"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',45,'{"type":"moved","at":256,"seat":0,"id":"a43","move":"5,-3>2,-4"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',46,'{"type":"moved","at":256,"seat":1,"id":"a44","move":"5,-4>5,-1"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',47,'{"type":"moved","at":257,"seat":0,"id":"a45","move":"0,-2>4,-3"}');
INSERT INTO "events" VALUES('fdr7Mb25vZDV',48,'{"type":"moved","at":257,"seat":1,"id":"a46","move":"1,-1>-4,7"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',1,'{"type":"created","at":258,"game":"six","fen":"BR@0,0 10+10 10+10 b2 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"600d5","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905941.5327954,"private":true}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',2,'{"type":"joined","at":258,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',3,'{"type":"joined","at":258,"seat":2,"player":"6VrqXQHotwo2","name":"Cora"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',4,'{"type":"joined","at":259,"seat":3,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',5,'{"type":"moved","at":259,"seat":2,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',6,'{"type":"moved","at":260,"seat":3,"id":"a2","move":"0,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',7,'{"type":"moved","at":260,"seat":0,"id":"a3","move":"-1,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',8,'{"type":"moved","at":260,"seat":1,"id":"a4","move":"-1,0"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',9,'{"type":"moved","at":261,"seat":2,"id":"a5","move":"-1,-2"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',10,'{"type":"moved","at":261,"seat":3,"id":"a6","move":"3,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',11,'{"type":"moved","at":261,"seat":0,"id":"a7","move":"-2,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',12,'{"type":"moved","at":262,"seat":1,"id":"a8","move":"1,-1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',13,'{"type":"moved","at":262,"seat":2,"id":"a9","move":"1,1"}');
INSERT INTO "events" VALUES('Z2cT22rro4qW',14,'{"type":"moved","at":262,"seat":3,"id":"a10","move":"0,1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',1,'{"type":"created","at":262,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"q4bnyiyGv5dQ","name":"Dan"},{"kind":"open"}],"by":"q4bnyiyGv5dQ","time":1794905941.5792997,"private":true}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',2,'{"type":"joined","at":263,"seat":1,"player":"hij9yJg2RT3Y","name":"Ada"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',3,'{"type":"moved","at":263,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',4,'{"type":"moved","at":264,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',5,'{"type":"moved","at":264,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',6,'{"type":"moved","at":265,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',7,'{"type":"moved","at":266,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',8,'{"type":"moved","at":267,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',9,'{"type":"moved","at":268,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',10,'{"type":"moved","at":269,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',11,'{"type":"moved","at":270,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',12,'{"type":"moved","at":272,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',13,'{"type":"moved","at":273,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('Nno5K9j55S7C',14,'{"type":"moved","at":273,"seat":1,"id":"a12","move":"-3,1"}');
INSERT INTO "events" VALUES('q9SLxg6Y7LwP',1,'{"type":"created","at":274,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"}],"by":"hij9yJg2RT3Y","time":1794905941.6993997}');
INSERT INTO "events" VALUES('q9SLxg6Y7LwP',2,'{"type":"moved","at":275,"seat":0,"id":"a1","move":"1,1"}');
INSERT INTO "events" VALUES('q9SLxg6Y7LwP',3,'{"type":"moved","at":276,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('q9SLxg6Y7LwP',4,'{"type":"moved","at":277,"seat":0,"id":"a3","move":"0,2"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',1,'{"type":"created","at":279,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905941.7428653,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('gwkdwCPowqia',2,'{"type":"joined","at":280,"seat":1,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',3,'{"type":"moved","at":280,"seat":0,"id":"a1","move":"b2c3c2"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',4,'{"type":"moved","at":281,"seat":1,"id":"a2","move":"i6h5"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',5,'{"type":"moved","at":283,"seat":0,"id":"a3","move":"b4c5"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',6,'{"type":"moved","at":284,"seat":1,"id":"a4","move":"i7i6"}');
INSERT INTO "events" VALUES('gwkdwCPowqia',7,'{"type":"moved","at":284,"seat":0,"id":"a5","move":"b3b4"}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',1,'{"type":"created","at":285,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600d5","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905941.8078303,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',2,'{"type":"joined","at":286,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',3,'{"type":"moved","at":287,"seat":0,"id":"a1","move":"c3d3"}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',4,'{"type":"moved","at":288,"seat":1,"id":"a2","move":"i5h4"}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',5,'{"type":"moved","at":289,"seat":0,"id":"a3","move":"a5b6"}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',6,'{"type":"draw_offered","at":290,"seat":0}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',7,'{"type":"draw_declined","at":290,"seat":1}');
INSERT INTO "events" VALUES('CgQAJrKvvkBN',8,'{"type":"draw_offered","at":290,"seat":0,"id":"offer"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',1,'{"type":"created","at":291,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"open"}],"by":"6VrqXQHotwo2","time":1794905941.8683197,"private":true}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',2,'{"type":"joined","at":292,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',3,'{"type":"moved","at":293,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',4,'{"type":"moved","at":294,"seat":1,"id":"a2","move":"-1,0"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',5,'{"type":"moved","at":294,"seat":0,"id":"a3","move":"3,0"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',6,'{"type":"moved","at":295,"seat":1,"id":"a4","move":"1,1"}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',7,'{"type":"takeback_asked","at":296,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',8,'{"type":"takeback_declined","at":298,"seat":0}');
INSERT INTO "events" VALUES('aUjVKMLVsBQ2',9,'{"type":"takeback_asked","at":299,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('ojJNUo5igvni',1,'{"type":"created","at":300,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":5,"ply_limit":300,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"q4bnyiyGv5dQ","name":"Dan"},{"kind":"open"}],"by":"q4bnyiyGv5dQ","time":1794905941.9536242,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('ojJNUo5igvni',2,'{"type":"joined","at":300,"seat":1,"player":"hij9yJg2RT3Y","name":"Ada"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',3,'{"type":"moved","at":301,"seat":0,"id":"a1","move":"a5b5"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',4,'{"type":"moved","at":302,"seat":1,"id":"a2","move":"g7g8"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',5,'{"type":"moved","at":303,"seat":0,"id":"a3","move":"a1b1"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',6,'{"type":"moved","at":304,"seat":1,"id":"a4","move":"h6g6"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',7,'{"type":"moved","at":305,"seat":0,"id":"a5","move":"c1b1"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',8,'{"type":"takeback_asked","at":306,"seat":0,"plies":1}');
INSERT INTO "events" VALUES('ojJNUo5igvni',9,'{"type":"takeback_agreed","at":306,"seat":1}');
INSERT INTO "events" VALUES('ojJNUo5igvni',10,'{"type":"moved","at":307,"seat":0,"id":"a6","move":"a4a3"}');
INSERT INTO "events" VALUES('ojJNUo5igvni',11,'{"type":"moved","at":308,"seat":1,"id":"a7","move":"i7h6"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',1,'{"type":"created","at":309,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.05033,"private":true}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',2,'{"type":"joined","at":310,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',3,'{"type":"joined","at":311,"seat":2,"player":"6VrqXQHotwo2","name":"Cora"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',4,'{"type":"joined","at":311,"seat":3,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',5,'{"type":"moved","at":312,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',6,'{"type":"moved","at":313,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',7,'{"type":"draw_offered","at":315,"seat":0}');
INSERT INTO "events" VALUES('cAXBw9h5aeVR',8,'{"type":"draw_agreed","at":315,"seat":2}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',1,'{"type":"created","at":317,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"NE8zeC8vGxkk","name":"Béla"},{"kind":"player","player":"NE8zeC8vGxkk","name":"Béla"}],"by":"NE8zeC8vGxkk","time":1794905942.1213396,"layout":"standard"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',2,'{"type":"moved","at":318,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',3,'{"type":"moved","at":318,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',4,'{"type":"moved","at":319,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',5,'{"type":"moved","at":319,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',6,'{"type":"moved","at":320,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('HLPEMCaoXXYA',7,'{"type":"moved","at":320,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('oKWi2f3eFqyB',1,'{"type":"created","at":321,"game":"abalone","fen":"5/6/7/8/6SSs/8/7/6/s4 5 5 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.1668556,"private":true}');
INSERT INTO "events" VALUES('oKWi2f3eFqyB',2,'{"type":"joined","at":322,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('oKWi2f3eFqyB',3,'{"type":"moved","at":323,"seat":0,"id":"a1","move":"e7e8"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',1,'{"type":"created","at":323,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.1905994,"private":true}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',2,'{"type":"joined","at":324,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',3,'{"type":"moved","at":324,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',4,'{"type":"moved","at":325,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',5,'{"type":"moved","at":325,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',6,'{"type":"moved","at":326,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',7,'{"type":"moved","at":327,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',8,'{"type":"moved","at":327,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',9,'{"type":"moved","at":329,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',10,'{"type":"moved","at":330,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',11,'{"type":"moved","at":330,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',12,'{"type":"moved","at":331,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('UsWQA9T4Rskn',13,'{"type":"moved","at":332,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',1,'{"type":"created","at":333,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.285577,"private":true}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',2,'{"type":"joined","at":334,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',3,'{"type":"moved","at":335,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',4,'{"type":"moved","at":336,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',5,'{"type":"moved","at":337,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',6,'{"type":"moved","at":338,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',7,'{"type":"moved","at":339,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',8,'{"type":"moved","at":339,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',9,'{"type":"moved","at":340,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',10,'{"type":"moved","at":341,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',11,'{"type":"moved","at":342,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',12,'{"type":"moved","at":342,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',13,'{"type":"moved","at":342,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',14,'{"type":"moved","at":343,"seat":1,"id":"a12","move":"1,-1"}');
INSERT INTO "events" VALUES('hv3cdXX7vegq',15,'{"type":"declared","at":343,"seat":0}');
INSERT INTO "events" VALUES('h6Di5jR5d2Qw',1,'{"type":"created","at":344,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.3925853,"private":true}');
INSERT INTO "events" VALUES('h6Di5jR5d2Qw',2,'{"type":"joined","at":346,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('h6Di5jR5d2Qw',3,'{"type":"moved","at":347,"seat":0,"id":"a1","move":"1,1"}');
INSERT INTO "events" VALUES('h6Di5jR5d2Qw',4,'{"type":"moved","at":348,"seat":1,"id":"a2","move":"-1,1"}');
INSERT INTO "events" VALUES('h6Di5jR5d2Qw',5,'{"type":"resigned","at":349,"seat":1}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',1,'{"type":"created","at":350,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"60+1","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.4534981,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',2,'{"type":"joined","at":352,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',3,'{"type":"moved","at":354,"seat":0,"id":"a1","move":"b1c1"}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',4,'{"type":"moved","at":355,"seat":1,"id":"a2","move":"g5g7f5"}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',5,'{"type":"moved","at":356,"seat":0,"id":"a3","move":"c4d5"}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',6,'{"type":"moved","at":357,"seat":1,"id":"a4","move":"h8h9g8"}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',7,'{"type":"draw_offered","at":358,"seat":0}');
INSERT INTO "events" VALUES('T5bCjoRVDYXL',8,'{"type":"draw_agreed","at":358,"seat":1}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',1,'{"type":"created","at":359,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.5509582,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',2,'{"type":"joined","at":360,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',3,'{"type":"moved","at":361,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',4,'{"type":"moved","at":361,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',5,'{"type":"moved","at":363,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',6,'{"type":"moved","at":364,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',7,'{"type":"moved","at":364,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',8,'{"type":"moved","at":365,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',9,'{"type":"moved","at":367,"seat":0,"id":"a7","move":"d4c3"}');
INSERT INTO "events" VALUES('SYR47JoMtBvJ',10,'{"type":"moved","at":368,"seat":1,"id":"a8","move":"f6g7"}');
INSERT INTO "events" VALUES('deBJky3itszZ',1,'{"type":"created","at":369,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":4},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.6497972,"private":true}');
INSERT INTO "events" VALUES('deBJky3itszZ',2,'{"type":"joined","at":370,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('deBJky3itszZ',3,'{"type":"moved","at":371,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('deBJky3itszZ',4,'{"type":"moved","at":372,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('deBJky3itszZ',5,'{"type":"moved","at":372,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('deBJky3itszZ',6,'{"type":"moved","at":373,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',1,'{"type":"created","at":374,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":4},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.6942658,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',2,'{"type":"joined","at":375,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',3,'{"type":"moved","at":376,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',4,'{"type":"moved","at":377,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',5,'{"type":"moved","at":378,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('NWamiZhuZ5DE',6,'{"type":"moved","at":379,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('Y2jvaiZpyhzP',1,'{"type":"created","at":380,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.7549357,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('Y2jvaiZpyhzP',2,'{"type":"aborted","at":381,"seat":0}');
INSERT INTO "events" VALUES('SDS5UA5mnJXf',1,'{"type":"created","at":382,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.777875,"private":true}');
INSERT INTO "events" VALUES('SDS5UA5mnJXf',2,'{"type":"joined","at":384,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('SDS5UA5mnJXf',3,'{"type":"moved","at":385,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('SDS5UA5mnJXf',4,'{"type":"aborted","at":386,"seat":1}');
INSERT INTO "events" VALUES('wd8HDv2m2Sqw',1,'{"type":"created","at":386,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"1","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905942.8195944,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('wd8HDv2m2Sqw',2,'{"type":"joined","at":387,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('wd8HDv2m2Sqw',3,'{"type":"flagged","at":488,"seat":0}');
INSERT INTO "events" VALUES('pNeESNvink9a',1,'{"type":"created","at":491,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"},{"kind":"open"}],"by":"hij9yJg2RT3Y","time":1794905943.8672395,"private":true}');
INSERT INTO "events" VALUES('pNeESNvink9a',2,'{"type":"joined","at":492,"seat":1,"player":"NE8zeC8vGxkk","name":"Béla"}');
INSERT INTO "events" VALUES('pNeESNvink9a',3,'{"type":"resigned","at":493,"seat":0}');
INSERT INTO "events" VALUES('pNeESNvink9a',4,'{"type":"rematch_offered","at":494,"seat":1,"next":"7LdXK2jJMjmQ"}');
INSERT INTO "events" VALUES('pNeESNvink9a',5,'{"type":"rematch_agreed","at":494,"seat":0}');
INSERT INTO "events" VALUES('7LdXK2jJMjmQ',1,'{"type":"created","at":495,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"NE8zeC8vGxkk","name":"Béla"},{"kind":"player","player":"hij9yJg2RT3Y","name":"Ada"}],"by":"hij9yJg2RT3Y","time":1794905943.904081,"rematch_of":"pNeESNvink9a","private":true}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',1,'{"type":"created","at":496,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"open"}],"by":"6VrqXQHotwo2","time":1794905943.91708,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',2,'{"type":"joined","at":497,"seat":1,"player":"q4bnyiyGv5dQ","name":"Dan"}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',3,'{"type":"resigned","at":498,"seat":1}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',4,'{"type":"rematch_offered","at":499,"seat":0,"next":"GN29kCTZuH8e"}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',5,'{"type":"rematch_declined","at":500,"seat":1}');
INSERT INTO "events" VALUES('fqmJoFzTGywJ',6,'{"type":"rematch_offered","at":502,"seat":1,"next":"oJtRVmMYhzhe"}');
INSERT INTO "events" VALUES('9QGrG6q86zdp',1,'{"type":"created","at":503,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"engine","name":"Hexad level 1","level":1},{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"}],"by":"6VrqXQHotwo2","time":1794905943.9909291,"layout":"standard"}');
INSERT INTO "events" VALUES('9QGrG6q86zdp',2,'{"type":"moved","at":543,"seat":0,"move":"b2c3"}');
INSERT INTO "events" VALUES('9QGrG6q86zdp',3,'{"type":"resigned","at":545,"seat":1}');
INSERT INTO "events" VALUES('6nPZXGMznAmG',1,'{"type":"created","at":546,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"engine","name":"Hexad level 1","level":1}],"by":"6VrqXQHotwo2","time":1794905944.4150383}');
INSERT INTO "events" VALUES('6nPZXGMznAmG',2,'{"type":"moved","at":547,"seat":0,"move":"2,-1"}');
INSERT INTO "events" VALUES('6nPZXGMznAmG',3,'{"type":"moved","at":548,"seat":1,"move":"-1,0"}');
INSERT INTO "events" VALUES('cUX8Q6LZmE38',1,'{"type":"created","at":552,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"120","seats":[{"kind":"player","player":"6VrqXQHotwo2","name":"Cora"},{"kind":"engine","name":"Hexad level 10","level":10}],"by":"6VrqXQHotwo2","time":1794905944.4805255,"layout":"standard"}');
INSERT INTO "events" VALUES('cUX8Q6LZmE38',2,'{"type":"moved","at":553,"seat":0,"move":"a1b2"}');
CREATE TABLE exchanged_cookies (
	hash VARCHAR(64) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_exchanged_cookies PRIMARY KEY (hash)
);
CREATE TABLE games (
	name VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	layout VARCHAR(40) NOT NULL, 
	control VARCHAR(40) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	creator VARCHAR(16) NOT NULL, 
	result VARCHAR(8) NOT NULL, 
	reason VARCHAR(40) NOT NULL, 
	plies INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	ended FLOAT, 
	wake INTEGER, 
	owner VARCHAR(16) NOT NULL, 
	private BOOLEAN DEFAULT 0 NOT NULL, 
	fault TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (name)
);
INSERT INTO "games" VALUES('g6p7iWuoCCoY','abalone','standard','3600','playing',0,'4Z9xej7zDCfP','*','',0,1.79490594029087901116e+09,NULL,360133,'',0,'');
INSERT INTO "games" VALUES('2xX5s3yktFTz','six','','-','playing',0,'q4bnyiyGv5dQ','*','',0,1.7949059407474708557e+09,NULL,NULL,'',0,'version 2: DecodeError: JSON is malformed: invalid character (byte 0)');
INSERT INTO "games" VALUES('NMgaf7pzvwZ6','abalone','belgian-daisy','900+10','open',1,'hij9yJg2RT3Y','*','',0,1.79490594078501391412e+09,NULL,NULL,'',0,'');
INSERT INTO "games" VALUES('S8bWdzmDcgxw','six','','-','open',0,'NE8zeC8vGxkk','*','',0,1.79490594080029034615e+09,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('6i3rRxzMdRAv','six','','-','open',0,'6VrqXQHotwo2','*','',0,1.79490594081393337252e+09,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('c5NWreYTh9Lb','abalone','crown','3600+10','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594084280323983e+09,NULL,360189,'',1,'');
INSERT INTO "games" VALUES('jQv8WZhYQcxv','six','','-','playing',0,'6VrqXQHotwo2','*','',0,1.79490594115721797943e+09,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('fdr7Mb25vZDV','six','','3600','playing',0,'NE8zeC8vGxkk','*','',0,1.79490594133311343189e+09,NULL,360238,'',1,'');
INSERT INTO "games" VALUES('Z2cT22rro4qW','six','','600d5','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594153279542921e+09,NULL,60259,'',1,'');
INSERT INTO "games" VALUES('Nno5K9j55S7C','six','','-','playing',0,'q4bnyiyGv5dQ','*','',0,1.79490594157929968829e+09,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('q9SLxg6Y7LwP','six','','-','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594169939970967e+09,NULL,NULL,'',0,'');
INSERT INTO "games" VALUES('gwkdwCPowqia','abalone','standard','3600','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594174286532402e+09,NULL,360280,'',1,'');
INSERT INTO "games" VALUES('CgQAJrKvvkBN','abalone','standard','3600d5','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594180783033365e+09,NULL,360286,'',1,'');
INSERT INTO "games" VALUES('aUjVKMLVsBQ2','six','','3600','playing',0,'6VrqXQHotwo2','*','',0,1.79490594186831974986e+09,NULL,360292,'',1,'');
INSERT INTO "games" VALUES('ojJNUo5igvni','abalone','standard','-','playing',0,'q4bnyiyGv5dQ','*','',0,1.79490594195362424849e+09,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('cAXBw9h5aeVR','six','','-','playing',0,'hij9yJg2RT3Y','*','',0,1794905942.05033,NULL,NULL,'',1,'');
INSERT INTO "games" VALUES('HLPEMCaoXXYA','abalone','standard','3600','playing',0,'NE8zeC8vGxkk','*','',0,1.79490594212133955948e+09,NULL,360317,'',0,'');
INSERT INTO "games" VALUES('oKWi2f3eFqyB','abalone','','-','over',0,'hij9yJg2RT3Y','1-0','six pushed off',1,1.79490594216685557362e+09,1.7949059421819696426e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('UsWQA9T4Rskn','six','','600','over',0,'hij9yJg2RT3Y','1-0','line',11,1.79490594219059944151e+09,1.79490594227343201643e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('hv3cdXX7vegq','six','','-','over',0,'hij9yJg2RT3Y','1-0','line',13,1.79490594228557705878e+09,1.79490594238780808451e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('h6Di5jR5d2Qw','six','','-','over',0,'hij9yJg2RT3Y','1-0','resignation',2,1.79490594239258527756e+09,1.79490594244186949727e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('T5bCjoRVDYXL','abalone','standard','60+1','over',0,'hij9yJg2RT3Y','1/2-1/2','agreement',4,1.79490594245349812502e+09,1.79490594253941464428e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('SYR47JoMtBvJ','abalone','standard','-','over',0,'hij9yJg2RT3Y','1/2-1/2','repetition',8,1.7949059425509581566e+09,1.79490594264023160938e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('deBJky3itszZ','six','','-','over',0,'hij9yJg2RT3Y','1/2-1/2','ply limit',4,1.79490594264979720119e+09,1.79490594268648171426e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('NWamiZhuZ5DE','abalone','standard','-','over',0,'hij9yJg2RT3Y','1/2-1/2','quiet limit',4,1.79490594269426584242e+09,1.79490594274297165871e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('Y2jvaiZpyhzP','abalone','standard','-','aborted',0,'hij9yJg2RT3Y','*','',0,1.79490594275493574143e+09,1.79490594276290750508e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('SDS5UA5mnJXf','six','','-','aborted',0,'hij9yJg2RT3Y','*','',1,1.79490594277787494656e+09,1.79490594281701803204e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('wd8HDv2m2Sqw','abalone','standard','1','over',0,'hij9yJg2RT3Y','0-1','time',0,1.79490594281959438324e+09,1.79490594384118175505e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('pNeESNvink9a','six','','3600','over',0,'hij9yJg2RT3Y','0-1','resignation',0,1.79490594386723947527e+09,1.79490594389771699907e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('7LdXK2jJMjmQ','six','','3600','playing',0,'hij9yJg2RT3Y','*','',0,1.79490594390408110623e+09,NULL,360495,'',1,'');
INSERT INTO "games" VALUES('fqmJoFzTGywJ','abalone','standard','-','over',0,'6VrqXQHotwo2','1-0','resignation',0,1794905943.91708,1.79490594397338581091e+09,NULL,'',1,'');
INSERT INTO "games" VALUES('9QGrG6q86zdp','abalone','standard','-','over',0,'6VrqXQHotwo2','1-0','resignation',1,1.79490594399092912676e+09,1.79490594440961527826e+09,NULL,'',0,'');
INSERT INTO "games" VALUES('6nPZXGMznAmG','six','','3600','playing',0,'6VrqXQHotwo2','*','',0,1.79490594441503834724e+09,NULL,360546,'SCvyi3uy2JTd',0,'');
INSERT INTO "games" VALUES('cUX8Q6LZmE38','abalone','standard','120','playing',0,'6VrqXQHotwo2','*','',0,1.79490594448052549359e+09,NULL,12552,'SCvyi3uy2JTd',0,'');
CREATE TABLE processes (
	name VARCHAR(16) NOT NULL, 
	beat FLOAT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
INSERT INTO "processes" VALUES('SCvyi3uy2JTd',5.62254179900264716707e+00);
CREATE TABLE removed_events (
	game VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	removed FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_removed_events PRIMARY KEY (game, version, removed)
);
CREATE TABLE seats (
	game VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level INTEGER NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (game, seat), 
	CONSTRAINT fk_seats_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "seats" VALUES('g6p7iWuoCCoY',0,'player','4Z9xej7zDCfP','Eve',0);
INSERT INTO "seats" VALUES('g6p7iWuoCCoY',1,'player','4Z9xej7zDCfP','Eve',0);
INSERT INTO "seats" VALUES('2xX5s3yktFTz',0,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('2xX5s3yktFTz',1,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('NMgaf7pzvwZ6',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('NMgaf7pzvwZ6',1,'open','','',0);
INSERT INTO "seats" VALUES('S8bWdzmDcgxw',0,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('S8bWdzmDcgxw',1,'open','','',0);
INSERT INTO "seats" VALUES('6i3rRxzMdRAv',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('6i3rRxzMdRAv',1,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('6i3rRxzMdRAv',2,'open','','',0);
INSERT INTO "seats" VALUES('6i3rRxzMdRAv',3,'open','','',0);
INSERT INTO "seats" VALUES('c5NWreYTh9Lb',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('c5NWreYTh9Lb',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('jQv8WZhYQcxv',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('jQv8WZhYQcxv',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('fdr7Mb25vZDV',0,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('fdr7Mb25vZDV',1,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('Z2cT22rro4qW',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('Z2cT22rro4qW',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('Z2cT22rro4qW',2,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('Z2cT22rro4qW',3,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('Nno5K9j55S7C',0,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('Nno5K9j55S7C',1,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('q9SLxg6Y7LwP',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('q9SLxg6Y7LwP',1,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('gwkdwCPowqia',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('gwkdwCPowqia',1,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('CgQAJrKvvkBN',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('CgQAJrKvvkBN',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('aUjVKMLVsBQ2',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('aUjVKMLVsBQ2',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('ojJNUo5igvni',0,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('ojJNUo5igvni',1,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('cAXBw9h5aeVR',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('cAXBw9h5aeVR',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('cAXBw9h5aeVR',2,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('cAXBw9h5aeVR',3,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('HLPEMCaoXXYA',0,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('HLPEMCaoXXYA',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('oKWi2f3eFqyB',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('oKWi2f3eFqyB',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('UsWQA9T4Rskn',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('UsWQA9T4Rskn',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('hv3cdXX7vegq',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('hv3cdXX7vegq',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('h6Di5jR5d2Qw',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('h6Di5jR5d2Qw',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('T5bCjoRVDYXL',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('T5bCjoRVDYXL',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('SYR47JoMtBvJ',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('SYR47JoMtBvJ',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('deBJky3itszZ',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('deBJky3itszZ',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('NWamiZhuZ5DE',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('NWamiZhuZ5DE',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('Y2jvaiZpyhzP',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('Y2jvaiZpyhzP',1,'open','','',0);
INSERT INTO "seats" VALUES('SDS5UA5mnJXf',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('SDS5UA5mnJXf',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('wd8HDv2m2Sqw',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('wd8HDv2m2Sqw',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('pNeESNvink9a',0,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('pNeESNvink9a',1,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('7LdXK2jJMjmQ',0,'player','NE8zeC8vGxkk','Béla',0);
INSERT INTO "seats" VALUES('7LdXK2jJMjmQ',1,'player','hij9yJg2RT3Y','Ada',0);
INSERT INTO "seats" VALUES('fqmJoFzTGywJ',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('fqmJoFzTGywJ',1,'player','q4bnyiyGv5dQ','Dan',0);
INSERT INTO "seats" VALUES('9QGrG6q86zdp',0,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('9QGrG6q86zdp',1,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('6nPZXGMznAmG',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('6nPZXGMznAmG',1,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('cUX8Q6LZmE38',0,'player','6VrqXQHotwo2','Cora',0);
INSERT INTO "seats" VALUES('cUX8Q6LZmE38',1,'engine','','Hexad level 10',10);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('a6cb0f32f399c67ea2ac95a493b13b4d914a8bb0544cfba6af0051ac97fa88b5','hij9yJg2RT3Y','Ada',1.79490593939461112022e+09,1.7949059394535541534e+09);
INSERT INTO "sessions" VALUES('eaeb71737e60d166f9afd73c1822ffaacc5f36692b4874be1bd91ca14b08767f','NE8zeC8vGxkk','Béla',1.7949059394490551949e+09,1.79490593996640229223e+09);
INSERT INTO "sessions" VALUES('97c78807515b15b6ee6c8b63cec9e3ef0a3bd69c0af04adfb99db5936a4abf3a','6VrqXQHotwo2','Cora',1.79490594022043204302e+09,1.79490594047297954559e+09);
INSERT INTO "sessions" VALUES('bf2cc4093151eba9d1d173f730948ea2a6da9393118dc02142c32d318040708e','q4bnyiyGv5dQ','Dan',1.79490594025511646268e+09,1.79490594047297954559e+09);
INSERT INTO "sessions" VALUES('d7aa624aef7f259a380ea573300b02ec1d3e37850e1af4ec8fde046c7623d9a7','4Z9xej7zDCfP','Eve',1.79490594055515313145e+09,1.7949059409753229618e+09);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('5063424fd8b092acc4c2a5232efe01c2343027dc890b1746b176bcf40fa911c2','hij9yJg2RT3Y','Ada','a program',1.79490593940013766285e+09);
INSERT INTO "tokens" VALUES('a5b156999547631353b248aa8546977dc6bd7a07cca0ddfdece3968e3a693fb5','q4bnyiyGv5dQ','Dan','a program',1.79490594025958919528e+09);
CREATE TABLE transfers (
	guest VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_transfers PRIMARY KEY (guest)
);
INSERT INTO "transfers" VALUES('Y6VDZaV7enW6','hij9yJg2RT3Y','Ada',1.7949059393931791782e+09);
INSERT INTO "transfers" VALUES('aMbAvQop47CF','6VrqXQHotwo2','Cora',1.79490593973301553725e+09);
INSERT INTO "transfers" VALUES('U4Lo4kqKardH','4Z9xej7zDCfP','Eve',1.79490594055444598192e+09);
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	arena FLOAT NOT NULL, 
	wall FLOAT NOT NULL, 
	process VARCHAR(16) DEFAULT '' NOT NULL, 
	running BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_uptime PRIMARY KEY (id)
);
INSERT INTO "uptime" VALUES(1,5.62254179900264716707e+00,1.79490594457511520387e+09,'SCvyi3uy2JTd',1);
CREATE INDEX ix_games_status_wake ON games (status, wake);
CREATE INDEX ix_games_creator_status ON games (creator, status);
CREATE INDEX ix_games_status_ended ON games (status, ended);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_sessions_player ON sessions (player);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_name ON seats (name);
COMMIT;
