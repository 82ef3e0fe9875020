BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(16) NOT NULL, 
	login VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (player), 
	CONSTRAINT uq_accounts_login UNIQUE (login)
);
INSERT INTO "accounts" VALUES('ferxmh9Utoox','ada','Ada','$argon2id$v=19$m=65536,t=3,p=4$qV/dwn0Mq7unH8SNgV1Vhw$Y2RZZwScdmuBrtZvnpdyDjFtS8N++Nt8iQRtrCzWZeM',1.79488180127866339685e+09);
INSERT INTO "accounts" VALUES('z36VZ2sv9mNy','cora','Cora','$argon2id$v=19$m=65536,t=3,p=4$BJGv37zO8VaLhAlBNPZvwQ$wq/LuFC+jkb5gBZrtZetdtCthdq0VId49SFet+YEafU',1.79488180174407124518e+09);
CREATE TABLE alembic_version (version_num varchar(32) not null primary key);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE events (
	game VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game, version), 
	CONSTRAINT fk_events_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "events" VALUES('sseGbCCZJ3qf',1,'{"type":"created","at":224,"game":"abalone","fen":"ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"900+10","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881802.8699667,"listed":true,"layout":"belgian-daisy"}');
INSERT INTO "events" VALUES('dXNaTyup6vcq',1,'{"type":"created","at":225,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"mt6MoK2QkcSe","name":"Béla"},{"kind":"open"}],"by":"mt6MoK2QkcSe","time":1794881802.8791306}');
INSERT INTO "events" VALUES('hbEbiqWNpvfC',1,'{"type":"created","at":226,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"z36VZ2sv9mNy","time":1794881802.8862472}');
INSERT INTO "events" VALUES('hbEbiqWNpvfC',2,'{"type":"joined","at":227,"seat":1,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',1,'{"type":"created","at":227,"game":"abalone","fen":"2S2/S1SS1S/1SSsSS1/2SSSS2/9/2ssss2/1ssSss1/s1ss1s/2s2 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600+10","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881802.9007785,"layout":"crown"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',2,'{"type":"joined","at":228,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',3,'{"type":"moved","at":229,"seat":0,"id":"a1","move":"h9g8"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',4,'{"type":"moved","at":229,"seat":1,"id":"a2","move":"c5b5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',5,'{"type":"moved","at":229,"seat":0,"id":"a3","move":"g7f7"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',6,'{"type":"moved","at":230,"seat":1,"id":"a4","move":"d4e5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',7,'{"type":"moved","at":230,"seat":0,"id":"a5","move":"g5h5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',8,'{"type":"moved","at":230,"seat":1,"id":"a6","move":"c2d3"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',9,'{"type":"moved","at":231,"seat":0,"id":"a7","move":"g8h8"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',10,'{"type":"moved","at":231,"seat":1,"id":"a8","move":"a3a4"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',11,'{"type":"moved","at":231,"seat":0,"id":"a9","move":"f5g5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',12,'{"type":"moved","at":232,"seat":1,"id":"a10","move":"b1a1"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',13,'{"type":"moved","at":232,"seat":0,"id":"a11","move":"g5f4"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',14,'{"type":"moved","at":232,"seat":1,"id":"a12","move":"d6c5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',15,'{"type":"moved","at":233,"seat":0,"id":"a13","move":"e7f7"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',16,'{"type":"moved","at":233,"seat":1,"id":"a14","move":"d3e4"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',17,'{"type":"moved","at":233,"seat":0,"id":"a15","move":"h4g3"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',18,'{"type":"moved","at":234,"seat":1,"id":"a16","move":"c6d7"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',19,'{"type":"moved","at":234,"seat":0,"id":"a17","move":"f6f7"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',20,'{"type":"moved","at":235,"seat":1,"id":"a18","move":"e5f6"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',21,'{"type":"moved","at":235,"seat":0,"id":"a19","move":"i7i6"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',22,'{"type":"moved","at":235,"seat":1,"id":"a20","move":"b3a3"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',23,'{"type":"moved","at":236,"seat":0,"id":"a21","move":"e3e2"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',24,'{"type":"moved","at":236,"seat":1,"id":"a22","move":"a3b4a2"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',25,'{"type":"moved","at":236,"seat":0,"id":"a23","move":"h7i8"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',26,'{"type":"moved","at":237,"seat":1,"id":"a24","move":"g6g5"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',27,'{"type":"moved","at":237,"seat":0,"id":"a25","move":"g3g4"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',28,'{"type":"moved","at":237,"seat":1,"id":"a26","move":"d7c6"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',29,'{"type":"moved","at":238,"seat":0,"id":"a27","move":"g7h7"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',30,'{"type":"moved","at":238,"seat":1,"id":"a28","move":"d5d4"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',31,'{"type":"moved","at":239,"seat":0,"id":"a29","move":"g4g3"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',32,'{"type":"moved","at":239,"seat":1,"id":"a30","move":"a2a3"}');
INSERT INTO "events" VALUES('LhMV9qZrR5Wf',33,'{"type":"time_given","at":239,"seat":1,"centiseconds":1500}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',1,'{"type":"created","at":240,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"free","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"open"}],"by":"z36VZ2sv9mNy","time":1794881803.0247698}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',2,'{"type":"joined","at":240,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',3,'{"type":"moved","at":241,"seat":0,"id":"a1","move":"1,-1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',4,'{"type":"moved","at":242,"seat":1,"id":"a2","move":"2,0"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',5,'{"type":"moved","at":243,"seat":0,"id":"a3","move":"1,1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',6,'{"type":"moved","at":244,"seat":1,"id":"a4","move":"1,2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',7,'{"type":"moved","at":245,"seat":0,"id":"a5","move":"3,-1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',8,'{"type":"moved","at":246,"seat":1,"id":"a6","move":"4,-1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',9,'{"type":"moved","at":247,"seat":0,"id":"a7","move":"2,1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',10,'{"type":"moved","at":247,"seat":1,"id":"a8","move":"3,-2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',11,'{"type":"moved","at":249,"seat":0,"id":"a9","move":"2,2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',12,'{"type":"moved","at":249,"seat":1,"id":"a10","move":"4,-2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',13,'{"type":"moved","at":250,"seat":0,"id":"a11","move":"0,3"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',14,'{"type":"moved","at":251,"seat":1,"id":"a12","move":"-1,1"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',15,'{"type":"moved","at":253,"seat":0,"id":"a13","move":"2,3"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',16,'{"type":"moved","at":254,"seat":1,"id":"a14","move":"1,4"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',17,'{"type":"moved","at":256,"seat":0,"id":"a15","move":"0,4"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',18,'{"type":"moved","at":256,"seat":1,"id":"a16","move":"0,5"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',19,'{"type":"moved","at":258,"seat":0,"id":"a17","move":"3,-3"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',20,'{"type":"moved","at":258,"seat":1,"id":"a18","move":"1,-2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',21,'{"type":"moved","at":259,"seat":0,"id":"a19","move":"0,-2"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',22,'{"type":"moved","at":260,"seat":1,"id":"a20","move":"2,-3"}');
INSERT INTO "events" VALUES('FaH3sb8xmcMV',23,'{"type":"moved","at":261,"seat":0,"id":"a21","move":"0,1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',1,'{"type":"created","at":262,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":null,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"mt6MoK2QkcSe","name":"Béla"},{"kind":"open"}],"by":"mt6MoK2QkcSe","time":1794881803.2441878}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',2,'{"type":"joined","at":264,"seat":1,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',3,'{"type":"moved","at":265,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',4,'{"type":"moved","at":265,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',5,'{"type":"moved","at":265,"seat":0,"id":"a3","move":"2,1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',6,'{"type":"moved","at":266,"seat":1,"id":"a4","move":"3,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',7,'{"type":"moved","at":267,"seat":0,"id":"a5","move":"0,1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',8,'{"type":"moved","at":268,"seat":1,"id":"a6","move":"3,-2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',9,'{"type":"moved","at":268,"seat":0,"id":"a7","move":"2,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',10,'{"type":"moved","at":269,"seat":1,"id":"a8","move":"0,2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',11,'{"type":"moved","at":269,"seat":0,"id":"a9","move":"2,-2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',12,'{"type":"moved","at":270,"seat":1,"id":"a10","move":"2,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',13,'{"type":"moved","at":270,"seat":0,"id":"a11","move":"-1,3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',14,'{"type":"moved","at":271,"seat":1,"id":"a12","move":"-1,4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',15,'{"type":"moved","at":272,"seat":0,"id":"a13","move":"-1,1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',16,'{"type":"moved","at":272,"seat":1,"id":"a14","move":"1,2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',17,'{"type":"moved","at":272,"seat":0,"id":"a15","move":"-1,5"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',18,'{"type":"moved","at":273,"seat":1,"id":"a16","move":"0,4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',19,'{"type":"moved","at":274,"seat":0,"id":"a17","move":"1,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',20,'{"type":"moved","at":274,"seat":1,"id":"a18","move":"1,4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',21,'{"type":"moved","at":274,"seat":0,"id":"a19","move":"0,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',22,'{"type":"moved","at":275,"seat":1,"id":"a20","move":"-2,5"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',23,'{"type":"moved","at":276,"seat":0,"id":"a21","move":"2,4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',24,'{"type":"moved","at":276,"seat":1,"id":"a22","move":"-3,5"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',25,'{"type":"moved","at":276,"seat":0,"id":"a23","move":"-1,0"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',26,'{"type":"moved","at":277,"seat":1,"id":"a24","move":"1,3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',27,'{"type":"moved","at":277,"seat":0,"id":"a25","move":"0,3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',28,'{"type":"moved","at":277,"seat":1,"id":"a26","move":"-3,6"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',29,'{"type":"moved","at":278,"seat":0,"id":"a27","move":"3,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',30,'{"type":"moved","at":278,"seat":1,"id":"a28","move":"-4,6"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',31,'{"type":"moved","at":279,"seat":0,"id":"a29","move":"1,1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',32,'{"type":"moved","at":280,"seat":1,"id":"a30","move":"0,5"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',33,'{"type":"moved","at":280,"seat":0,"id":"a31","move":"0,-2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',34,'{"type":"moved","at":280,"seat":1,"id":"a32","move":"4,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',35,'{"type":"moved","at":281,"seat":0,"id":"a33","move":"3,-4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',36,'{"type":"moved","at":281,"seat":1,"id":"a34","move":"2,2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',37,'{"type":"moved","at":282,"seat":0,"id":"a35","move":"5,-2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',38,'{"type":"moved","at":282,"seat":1,"id":"a36","move":"-1,2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',39,'{"type":"moved","at":283,"seat":0,"id":"a37","move":"6,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',40,'{"type":"moved","at":283,"seat":1,"id":"a38","move":"4,0"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',41,'{"type":"moved","at":283,"seat":0,"id":"a39","move":"4,-4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',42,'{"type":"moved","at":284,"seat":1,"id":"a40","move":"5,-4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',43,'{"type":"moved","at":284,"seat":0,"id":"a41","move":"-1,0>5,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',44,'{"type":"moved","at":285,"seat":1,"id":"a42","move":"2,2>1,-2"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',45,'{"type":"moved","at":286,"seat":0,"id":"a43","move":"5,-3>2,-4"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',46,'{"type":"moved","at":286,"seat":1,"id":"a44","move":"5,-4>5,-1"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',47,'{"type":"moved","at":287,"seat":0,"id":"a45","move":"0,-2>4,-3"}');
INSERT INTO "events" VALUES('RyQzdZ6eKNrG',48,'{"type":"moved","at":288,"seat":1,"id":"a46","move":"1,-1>-4,7"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',1,'{"type":"created","at":288,"game":"six","fen":"BR@0,0 10+10 10+10 b2 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"600d5","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881803.5111022}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',2,'{"type":"joined","at":289,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',3,'{"type":"joined","at":289,"seat":2,"player":"z36VZ2sv9mNy","name":"Cora"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',4,'{"type":"joined","at":290,"seat":3,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',5,'{"type":"moved","at":291,"seat":2,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',6,'{"type":"moved","at":292,"seat":3,"id":"a2","move":"0,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',7,'{"type":"moved","at":293,"seat":0,"id":"a3","move":"-1,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',8,'{"type":"moved","at":293,"seat":1,"id":"a4","move":"-1,0"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',9,'{"type":"moved","at":294,"seat":2,"id":"a5","move":"-1,-2"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',10,'{"type":"moved","at":295,"seat":3,"id":"a6","move":"3,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',11,'{"type":"moved","at":295,"seat":0,"id":"a7","move":"-2,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',12,'{"type":"moved","at":296,"seat":1,"id":"a8","move":"1,-1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',13,'{"type":"moved","at":296,"seat":2,"id":"a9","move":"1,1"}');
INSERT INTO "events" VALUES('gKfTxhpiVLWA',14,'{"type":"moved","at":297,"seat":3,"id":"a10","move":"0,1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',1,'{"type":"created","at":298,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"VpNuFQJkLXjJ","name":"Dan"},{"kind":"open"}],"by":"VpNuFQJkLXjJ","time":1794881803.6040123}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',2,'{"type":"joined","at":299,"seat":1,"player":"ferxmh9Utoox","name":"Ada"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',3,'{"type":"moved","at":300,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',4,'{"type":"moved","at":301,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',5,'{"type":"moved","at":302,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',6,'{"type":"moved","at":302,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',7,'{"type":"moved","at":303,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',8,'{"type":"moved","at":303,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',9,'{"type":"moved","at":304,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',10,'{"type":"moved","at":304,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',11,'{"type":"moved","at":305,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',12,'{"type":"moved","at":305,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',13,'{"type":"moved","at":306,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('3GKNRb3AcQEm',14,'{"type":"moved","at":306,"seat":1,"id":"a12","move":"-3,1"}');
INSERT INTO "events" VALUES('WHuAqPNFrcwq',1,'{"type":"created","at":307,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"player","player":"ferxmh9Utoox","name":"Ada"}],"by":"ferxmh9Utoox","time":1794881803.691498}');
INSERT INTO "events" VALUES('WHuAqPNFrcwq',2,'{"type":"moved","at":307,"seat":0,"id":"a1","move":"1,1"}');
INSERT INTO "events" VALUES('WHuAqPNFrcwq',3,'{"type":"moved","at":307,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('WHuAqPNFrcwq',4,'{"type":"moved","at":309,"seat":0,"id":"a3","move":"0,2"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',1,'{"type":"created","at":309,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881803.7192514,"layout":"standard"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',2,'{"type":"joined","at":310,"seat":1,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',3,'{"type":"moved","at":311,"seat":0,"id":"a1","move":"b2c3c2"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',4,'{"type":"moved","at":312,"seat":1,"id":"a2","move":"i6h5"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',5,'{"type":"moved","at":313,"seat":0,"id":"a3","move":"b4c5"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',6,'{"type":"moved","at":314,"seat":1,"id":"a4","move":"i7i6"}');
INSERT INTO "events" VALUES('DuPRBtumbzyW',7,'{"type":"moved","at":314,"seat":0,"id":"a5","move":"b3b4"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',1,'{"type":"created","at":315,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600d5","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881803.7765806,"layout":"standard"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',2,'{"type":"joined","at":316,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',3,'{"type":"moved","at":316,"seat":0,"id":"a1","move":"c3d3"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',4,'{"type":"moved","at":317,"seat":1,"id":"a2","move":"i5h4"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',5,'{"type":"moved","at":318,"seat":0,"id":"a3","move":"a5b6"}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',6,'{"type":"draw_offered","at":319,"seat":0}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',7,'{"type":"draw_declined","at":319,"seat":1}');
INSERT INTO "events" VALUES('zzEd65GK8LBq',8,'{"type":"draw_offered","at":319,"seat":0,"id":"offer"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',1,'{"type":"created","at":320,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"open"}],"by":"z36VZ2sv9mNy","time":1794881803.8238168}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',2,'{"type":"joined","at":320,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',3,'{"type":"moved","at":321,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',4,'{"type":"moved","at":322,"seat":1,"id":"a2","move":"-1,0"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',5,'{"type":"moved","at":323,"seat":0,"id":"a3","move":"3,0"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',6,'{"type":"moved","at":323,"seat":1,"id":"a4","move":"1,1"}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',7,'{"type":"takeback_asked","at":324,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',8,'{"type":"takeback_declined","at":324,"seat":0}');
INSERT INTO "events" VALUES('gCu3gqjGBTZV',9,'{"type":"takeback_asked","at":325,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('56pwutBWkws9',1,'{"type":"created","at":326,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":5,"ply_limit":300,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"VpNuFQJkLXjJ","name":"Dan"},{"kind":"open"}],"by":"VpNuFQJkLXjJ","time":1794881803.881911,"layout":"standard"}');
INSERT INTO "events" VALUES('56pwutBWkws9',2,'{"type":"joined","at":326,"seat":1,"player":"ferxmh9Utoox","name":"Ada"}');
INSERT INTO "events" VALUES('56pwutBWkws9',3,'{"type":"moved","at":327,"seat":0,"id":"a1","move":"a5b5"}');
INSERT INTO "events" VALUES('56pwutBWkws9',4,'{"type":"moved","at":327,"seat":1,"id":"a2","move":"g7g8"}');
INSERT INTO "events" VALUES('56pwutBWkws9',5,'{"type":"moved","at":328,"seat":0,"id":"a3","move":"a1b1"}');
INSERT INTO "events" VALUES('56pwutBWkws9',6,'{"type":"moved","at":328,"seat":1,"id":"a4","move":"h6g6"}');
INSERT INTO "events" VALUES('56pwutBWkws9',7,'{"type":"moved","at":329,"seat":0,"id":"a5","move":"c1b1"}');
INSERT INTO "events" VALUES('56pwutBWkws9',8,'{"type":"takeback_asked","at":329,"seat":0,"plies":1}');
INSERT INTO "events" VALUES('56pwutBWkws9',9,'{"type":"takeback_agreed","at":330,"seat":1}');
INSERT INTO "events" VALUES('56pwutBWkws9',10,'{"type":"moved","at":330,"seat":0,"id":"a6","move":"a4a3"}');
INSERT INTO "events" VALUES('56pwutBWkws9',11,'{"type":"moved","at":331,"seat":1,"id":"a7","move":"i7h6"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',1,'{"type":"created","at":331,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881803.938066}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',2,'{"type":"joined","at":332,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',3,'{"type":"joined","at":333,"seat":2,"player":"z36VZ2sv9mNy","name":"Cora"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',4,'{"type":"joined","at":334,"seat":3,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',5,'{"type":"moved","at":335,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',6,'{"type":"moved","at":335,"seat":1,"id":"a2","move":"1,-1"}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',7,'{"type":"draw_offered","at":336,"seat":0}');
INSERT INTO "events" VALUES('CeNUMMFHRZ9b',8,'{"type":"draw_agreed","at":337,"seat":2}');
INSERT INTO "events" VALUES('jr2QWMA954PC',1,'{"type":"created","at":337,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"mt6MoK2QkcSe","name":"Béla"},{"kind":"player","player":"mt6MoK2QkcSe","name":"Béla"}],"by":"mt6MoK2QkcSe","time":1794881803.9972188,"layout":"standard"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',2,'{"type":"moved","at":338,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',3,'{"type":"moved","at":338,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',4,'{"type":"moved","at":338,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',5,'{"type":"moved","at":339,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',6,'{"type":"moved","at":339,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('jr2QWMA954PC',7,'{"type":"moved","at":340,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('PjY79MNdvpN5',1,'{"type":"created","at":340,"game":"abalone","fen":"5/6/7/8/6SSs/8/7/6/s4 5 5 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.027072}');
INSERT INTO "events" VALUES('PjY79MNdvpN5',2,'{"type":"joined","at":341,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('PjY79MNdvpN5',3,'{"type":"moved","at":341,"seat":0,"id":"a1","move":"e7e8"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',1,'{"type":"created","at":342,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.0438836}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',2,'{"type":"joined","at":342,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',3,'{"type":"moved","at":343,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',4,'{"type":"moved","at":344,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',5,'{"type":"moved","at":344,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',6,'{"type":"moved","at":345,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',7,'{"type":"moved","at":346,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',8,'{"type":"moved","at":347,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',9,'{"type":"moved","at":347,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',10,'{"type":"moved","at":348,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',11,'{"type":"moved","at":348,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',12,'{"type":"moved","at":349,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('Jodfekgvw6iE',13,'{"type":"moved","at":350,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',1,'{"type":"created","at":350,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.1250913}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',2,'{"type":"joined","at":350,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',3,'{"type":"moved","at":351,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',4,'{"type":"moved","at":351,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',5,'{"type":"moved","at":352,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',6,'{"type":"moved","at":352,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',7,'{"type":"moved","at":352,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',8,'{"type":"moved","at":353,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',9,'{"type":"moved","at":353,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',10,'{"type":"moved","at":353,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',11,'{"type":"moved","at":353,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',12,'{"type":"moved","at":354,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',13,'{"type":"moved","at":354,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',14,'{"type":"moved","at":354,"seat":1,"id":"a12","move":"1,-1"}');
INSERT INTO "events" VALUES('DXCQUN8NH2Ak',15,'{"type":"declared","at":355,"seat":0}');
INSERT INTO "events" VALUES('TQLNesVkzhRc',1,'{"type":"created","at":355,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.1746776}');
INSERT INTO "events" VALUES('TQLNesVkzhRc',2,'{"type":"joined","at":355,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('TQLNesVkzhRc',3,'{"type":"moved","at":356,"seat":0,"id":"a1","move":"1,1"}');
INSERT INTO "events" VALUES('TQLNesVkzhRc',4,'{"type":"moved","at":357,"seat":1,"id":"a2","move":"-1,1"}');
INSERT INTO "events" VALUES('TQLNesVkzhRc',5,'{"type":"resigned","at":357,"seat":1}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',1,'{"type":"created","at":358,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"60+1","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.2022612,"layout":"standard"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',2,'{"type":"joined","at":358,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',3,'{"type":"moved","at":360,"seat":0,"id":"a1","move":"b1c1"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',4,'{"type":"moved","at":361,"seat":1,"id":"a2","move":"g5g7f5"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',5,'{"type":"moved","at":361,"seat":0,"id":"a3","move":"c4d5"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',6,'{"type":"moved","at":362,"seat":1,"id":"a4","move":"h8h9g8"}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',7,'{"type":"draw_offered","at":362,"seat":0}');
INSERT INTO "events" VALUES('UJCW3oBqo2ST',8,'{"type":"draw_agreed","at":362,"seat":1}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',1,'{"type":"created","at":363,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.252619,"layout":"standard"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',2,'{"type":"joined","at":363,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',3,'{"type":"moved","at":363,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',4,'{"type":"moved","at":364,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',5,'{"type":"moved","at":364,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',6,'{"type":"moved","at":365,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',7,'{"type":"moved","at":365,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',8,'{"type":"moved","at":365,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',9,'{"type":"moved","at":365,"seat":0,"id":"a7","move":"d4c3"}');
INSERT INTO "events" VALUES('8z3XGetZA6zP',10,'{"type":"moved","at":366,"seat":1,"id":"a8","move":"f6g7"}');
INSERT INTO "events" VALUES('5WccALZGxdbK',1,'{"type":"created","at":366,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":4},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.2897277}');
INSERT INTO "events" VALUES('5WccALZGxdbK',2,'{"type":"joined","at":367,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('5WccALZGxdbK',3,'{"type":"moved","at":368,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('5WccALZGxdbK',4,'{"type":"moved","at":368,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('5WccALZGxdbK',5,'{"type":"moved","at":369,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('5WccALZGxdbK',6,'{"type":"moved","at":369,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',1,'{"type":"created","at":369,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":4},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.318908,"layout":"standard"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',2,'{"type":"joined","at":370,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',3,'{"type":"moved","at":371,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',4,'{"type":"moved","at":371,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',5,'{"type":"moved","at":372,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('ybHVWUREMke5',6,'{"type":"moved","at":372,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('Y4pEE7V93gUB',1,'{"type":"created","at":372,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.3488324,"layout":"standard"}');
INSERT INTO "events" VALUES('Y4pEE7V93gUB',2,'{"type":"aborted","at":373,"seat":0}');
INSERT INTO "events" VALUES('h9q73Qq6fgtW',1,'{"type":"created","at":373,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.356656}');
INSERT INTO "events" VALUES('h9q73Qq6fgtW',2,'{"type":"joined","at":374,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('h9q73Qq6fgtW',3,'{"type":"moved","at":374,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('h9q73Qq6fgtW',4,'{"type":"aborted","at":374,"seat":1}');
INSERT INTO "events" VALUES('AJvFBqbrw8gM',1,'{"type":"created","at":375,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"1","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881804.371572,"layout":"standard"}');
INSERT INTO "events" VALUES('AJvFBqbrw8gM',2,'{"type":"joined","at":375,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('AJvFBqbrw8gM',3,'{"type":"flagged","at":476,"seat":0}');
INSERT INTO "events" VALUES('xGYfqgBDNznJ',1,'{"type":"created","at":480,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"ferxmh9Utoox","name":"Ada"},{"kind":"open"}],"by":"ferxmh9Utoox","time":1794881805.4245036}');
INSERT INTO "events" VALUES('xGYfqgBDNznJ',2,'{"type":"joined","at":480,"seat":1,"player":"mt6MoK2QkcSe","name":"Béla"}');
INSERT INTO "events" VALUES('xGYfqgBDNznJ',3,'{"type":"resigned","at":481,"seat":0}');
INSERT INTO "events" VALUES('xGYfqgBDNznJ',4,'{"type":"rematch_offered","at":482,"seat":1,"next":"b5ZpT4A9mBv4"}');
INSERT INTO "events" VALUES('xGYfqgBDNznJ',5,'{"type":"rematch_agreed","at":482,"seat":0}');
INSERT INTO "events" VALUES('b5ZpT4A9mBv4',1,'{"type":"created","at":482,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"mt6MoK2QkcSe","name":"Béla"},{"kind":"player","player":"ferxmh9Utoox","name":"Ada"}],"by":"ferxmh9Utoox","time":1794881805.4496725,"rematch_of":"xGYfqgBDNznJ"}');
INSERT INTO "events" VALUES('x53Nyu56q759',1,'{"type":"created","at":483,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"open"}],"by":"z36VZ2sv9mNy","time":1794881805.453787,"layout":"standard"}');
INSERT INTO "events" VALUES('x53Nyu56q759',2,'{"type":"joined","at":483,"seat":1,"player":"VpNuFQJkLXjJ","name":"Dan"}');
INSERT INTO "events" VALUES('x53Nyu56q759',3,'{"type":"resigned","at":484,"seat":1}');
INSERT INTO "events" VALUES('x53Nyu56q759',4,'{"type":"rematch_offered","at":485,"seat":0,"next":"oLSohNw5k498"}');
INSERT INTO "events" VALUES('x53Nyu56q759',5,'{"type":"rematch_declined","at":485,"seat":1}');
INSERT INTO "events" VALUES('x53Nyu56q759',6,'{"type":"rematch_offered","at":485,"seat":1,"next":"RGFKuhqgRDbt"}');
INSERT INTO "events" VALUES('PpKhVySnrBnf',1,'{"type":"created","at":486,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"engine","name":"Hexad level 1","level":1},{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"}],"by":"z36VZ2sv9mNy","time":1794881805.4864197,"layout":"standard"}');
INSERT INTO "events" VALUES('PpKhVySnrBnf',2,'{"type":"moved","at":521,"seat":0,"move":"b5c5"}');
INSERT INTO "events" VALUES('PpKhVySnrBnf',3,'{"type":"resigned","at":525,"seat":1}');
INSERT INTO "events" VALUES('WdNkHotDLqdn',1,'{"type":"created","at":525,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"engine","name":"Hexad level 1","level":1}],"by":"z36VZ2sv9mNy","time":1794881805.880613}');
INSERT INTO "events" VALUES('WdNkHotDLqdn',2,'{"type":"moved","at":526,"seat":0,"move":"2,-1"}');
INSERT INTO "events" VALUES('WdNkHotDLqdn',3,'{"type":"moved","at":527,"seat":1,"move":"0,1"}');
INSERT INTO "events" VALUES('FSFNVDv7p4cN',1,'{"type":"created","at":533,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"120","seats":[{"kind":"player","player":"z36VZ2sv9mNy","name":"Cora"},{"kind":"engine","name":"Hexad level 10","level":10}],"by":"z36VZ2sv9mNy","time":1794881805.951834,"layout":"standard"}');
INSERT INTO "events" VALUES('FSFNVDv7p4cN',2,'{"type":"moved","at":533,"seat":0,"move":"a1b2"}');
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
	CONSTRAINT pk_games PRIMARY KEY (name)
);
INSERT INTO "games" VALUES('sseGbCCZJ3qf','abalone','belgian-daisy','900+10','open',1,'ferxmh9Utoox','*','',0,1.79488180286996674541e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('dXNaTyup6vcq','six','','-','open',0,'mt6MoK2QkcSe','*','',0,1.79488180287913060189e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('hbEbiqWNpvfC','six','','-','open',0,'z36VZ2sv9mNy','*','',0,1.79488180288624715806e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('LhMV9qZrR5Wf','abalone','crown','3600+10','playing',0,'ferxmh9Utoox','*','',0,1.79488180290077853199e+09,NULL,360228,'');
INSERT INTO "games" VALUES('FaH3sb8xmcMV','six','','-','playing',0,'z36VZ2sv9mNy','*','',0,1.79488180302476978298e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('RyQzdZ6eKNrG','six','','3600','playing',0,'mt6MoK2QkcSe','*','',0,1.7948818032441878319e+09,NULL,360264,'');
INSERT INTO "games" VALUES('gKfTxhpiVLWA','six','','600d5','playing',0,'ferxmh9Utoox','*','',0,1.7948818035111021996e+09,NULL,60290,'');
INSERT INTO "games" VALUES('3GKNRb3AcQEm','six','','-','playing',0,'VpNuFQJkLXjJ','*','',0,1.79488180360401225086e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('WHuAqPNFrcwq','six','','-','playing',0,'ferxmh9Utoox','*','',0,1.79488180369149804118e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('DuPRBtumbzyW','abalone','standard','3600','playing',0,'ferxmh9Utoox','*','',0,1.79488180371925139426e+09,NULL,360310,'');
INSERT INTO "games" VALUES('zzEd65GK8LBq','abalone','standard','3600d5','playing',0,'ferxmh9Utoox','*','',0,1.79488180377658057213e+09,NULL,360316,'');
INSERT INTO "games" VALUES('gCu3gqjGBTZV','six','','3600','playing',0,'z36VZ2sv9mNy','*','',0,1.79488180382381677623e+09,NULL,360320,'');
INSERT INTO "games" VALUES('56pwutBWkws9','abalone','standard','-','playing',0,'VpNuFQJkLXjJ','*','',0,1.79488180388191103939e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('CeNUMMFHRZ9b','six','','-','playing',0,'ferxmh9Utoox','*','',0,1.79488180393806600566e+09,NULL,NULL,'');
INSERT INTO "games" VALUES('jr2QWMA954PC','abalone','standard','3600','playing',0,'mt6MoK2QkcSe','*','',0,1.79488180399721884727e+09,NULL,360337,'');
INSERT INTO "games" VALUES('PjY79MNdvpN5','abalone','','-','over',0,'ferxmh9Utoox','1-0','six pushed off',1,1.7948818040270719528e+09,1.79488180403948640825e+09,NULL,'');
INSERT INTO "games" VALUES('Jodfekgvw6iE','six','','600','over',0,'ferxmh9Utoox','1-0','line',11,1.79488180404388356211e+09,1.79488180412143564224e+09,NULL,'');
INSERT INTO "games" VALUES('DXCQUN8NH2Ak','six','','-','over',0,'ferxmh9Utoox','1-0','line',13,1.79488180412509131435e+09,1.79488180417174673086e+09,NULL,'');
INSERT INTO "games" VALUES('TQLNesVkzhRc','six','','-','over',0,'ferxmh9Utoox','1-0','resignation',2,1.79488180417467761036e+09,1.79488180419601511955e+09,NULL,'');
INSERT INTO "games" VALUES('UJCW3oBqo2ST','abalone','standard','60+1','over',0,'ferxmh9Utoox','1/2-1/2','agreement',4,1.79488180420226120948e+09,1794881804.24956,NULL,'');
INSERT INTO "games" VALUES('8z3XGetZA6zP','abalone','standard','-','over',0,'ferxmh9Utoox','1/2-1/2','repetition',8,1.79488180425261902809e+09,1794881804.28356,NULL,'');
INSERT INTO "games" VALUES('5WccALZGxdbK','six','','-','over',0,'ferxmh9Utoox','1/2-1/2','ply limit',4,1.7948818042897276879e+09,1.79488180431525969505e+09,NULL,'');
INSERT INTO "games" VALUES('ybHVWUREMke5','abalone','standard','-','over',0,'ferxmh9Utoox','1/2-1/2','quiet limit',4,1.79488180431890797616e+09,1.79488180434527134889e+09,NULL,'');
INSERT INTO "games" VALUES('Y4pEE7V93gUB','abalone','standard','-','aborted',0,'ferxmh9Utoox','*','',0,1.79488180434883236886e+09,1.79488180435367131234e+09,NULL,'');
INSERT INTO "games" VALUES('h9q73Qq6fgtW','six','','-','aborted',0,'ferxmh9Utoox','*','',1,1.79488180435665607452e+09,1.79488180436883163447e+09,NULL,'');
INSERT INTO "games" VALUES('AJvFBqbrw8gM','abalone','standard','1','over',0,'ferxmh9Utoox','0-1','time',0,1.79488180437157201769e+09,1.79488180538769483566e+09,NULL,'');
INSERT INTO "games" VALUES('xGYfqgBDNznJ','six','','3600','over',0,'ferxmh9Utoox','0-1','resignation',0,1.7948818054245035649e+09,1.79488180544753479954e+09,NULL,'');
INSERT INTO "games" VALUES('b5ZpT4A9mBv4','six','','3600','playing',0,'ferxmh9Utoox','*','',0,1.7948818054496724606e+09,NULL,360482,'');
INSERT INTO "games" VALUES('x53Nyu56q759','abalone','standard','-','over',0,'z36VZ2sv9mNy','1-0','resignation',0,1.79488180545378708842e+09,1.79488180547711491581e+09,NULL,'');
INSERT INTO "games" VALUES('PpKhVySnrBnf','abalone','standard','-','over',0,'z36VZ2sv9mNy','1-0','resignation',1,1.79488180548641967776e+09,1.79488180587584018705e+09,NULL,'');
INSERT INTO "games" VALUES('WdNkHotDLqdn','six','','3600','playing',0,'z36VZ2sv9mNy','*','',0,1.79488180588061308862e+09,NULL,360525,'iMKVcPKqdZ8D');
INSERT INTO "games" VALUES('FSFNVDv7p4cN','abalone','standard','120','playing',0,'z36VZ2sv9mNy','*','',0,1.79488180595183396343e+09,NULL,12533,'iMKVcPKqdZ8D');
CREATE TABLE processes (
	name VARCHAR(16) NOT NULL, 
	beat FLOAT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
INSERT INTO "processes" VALUES('iMKVcPKqdZ8D',5.47230512999999518797e+00);
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
INSERT INTO "seats" VALUES('sseGbCCZJ3qf',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('sseGbCCZJ3qf',1,'open','','',0);
INSERT INTO "seats" VALUES('dXNaTyup6vcq',0,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('dXNaTyup6vcq',1,'open','','',0);
INSERT INTO "seats" VALUES('hbEbiqWNpvfC',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('hbEbiqWNpvfC',1,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('hbEbiqWNpvfC',2,'open','','',0);
INSERT INTO "seats" VALUES('hbEbiqWNpvfC',3,'open','','',0);
INSERT INTO "seats" VALUES('LhMV9qZrR5Wf',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('LhMV9qZrR5Wf',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('FaH3sb8xmcMV',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('FaH3sb8xmcMV',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('RyQzdZ6eKNrG',0,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('RyQzdZ6eKNrG',1,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('gKfTxhpiVLWA',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('gKfTxhpiVLWA',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('gKfTxhpiVLWA',2,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('gKfTxhpiVLWA',3,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('3GKNRb3AcQEm',0,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('3GKNRb3AcQEm',1,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('WHuAqPNFrcwq',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('WHuAqPNFrcwq',1,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('DuPRBtumbzyW',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('DuPRBtumbzyW',1,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('zzEd65GK8LBq',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('zzEd65GK8LBq',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('gCu3gqjGBTZV',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('gCu3gqjGBTZV',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('56pwutBWkws9',0,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('56pwutBWkws9',1,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('CeNUMMFHRZ9b',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('CeNUMMFHRZ9b',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('CeNUMMFHRZ9b',2,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('CeNUMMFHRZ9b',3,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('jr2QWMA954PC',0,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('jr2QWMA954PC',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('PjY79MNdvpN5',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('PjY79MNdvpN5',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('Jodfekgvw6iE',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('Jodfekgvw6iE',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('DXCQUN8NH2Ak',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('DXCQUN8NH2Ak',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('TQLNesVkzhRc',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('TQLNesVkzhRc',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('UJCW3oBqo2ST',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('UJCW3oBqo2ST',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('8z3XGetZA6zP',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('8z3XGetZA6zP',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('5WccALZGxdbK',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('5WccALZGxdbK',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('ybHVWUREMke5',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('ybHVWUREMke5',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('Y4pEE7V93gUB',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('Y4pEE7V93gUB',1,'open','','',0);
INSERT INTO "seats" VALUES('h9q73Qq6fgtW',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('h9q73Qq6fgtW',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('AJvFBqbrw8gM',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('AJvFBqbrw8gM',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('xGYfqgBDNznJ',0,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('xGYfqgBDNznJ',1,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('b5ZpT4A9mBv4',0,'player','mt6MoK2QkcSe','Béla',0);
INSERT INTO "seats" VALUES('b5ZpT4A9mBv4',1,'player','ferxmh9Utoox','Ada',0);
INSERT INTO "seats" VALUES('x53Nyu56q759',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('x53Nyu56q759',1,'player','VpNuFQJkLXjJ','Dan',0);
INSERT INTO "seats" VALUES('PpKhVySnrBnf',0,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('PpKhVySnrBnf',1,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('WdNkHotDLqdn',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('WdNkHotDLqdn',1,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('FSFNVDv7p4cN',0,'player','z36VZ2sv9mNy','Cora',0);
INSERT INTO "seats" VALUES('FSFNVDv7p4cN',1,'engine','','Hexad level 10',10);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('b4988a60cb3f25350641268b223640f10f1fbd938cf2bcf739f08d320f62f92d','ferxmh9Utoox','Ada','a program',1.79488180128889632226e+09);
INSERT INTO "tokens" VALUES('656ad3ec02ed63be81acd4265c7c21ed12d366ead72c76479742035a9d6b362c','VpNuFQJkLXjJ','Dan','a program',1.79488180245856189728e+09);
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	arena FLOAT NOT NULL, 
	wall FLOAT NOT NULL, 
	CONSTRAINT pk_uptime PRIMARY KEY (id)
);
INSERT INTO "uptime" VALUES(1,5.47230512999999518797e+00,1.79488180609369277953e+09);
CREATE INDEX ix_games_creator_status ON games (creator, status);
CREATE INDEX ix_games_status_wake ON games (status, wake);
CREATE INDEX ix_games_status_ended ON games (status, ended);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_seats_player ON seats (player);
CREATE INDEX ix_seats_name ON seats (name);
COMMIT;
