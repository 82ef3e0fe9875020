BEGIN TRANSACTION;
CREATE TABLE accounts (
	player VARCHAR(16) NOT NULL, 
	login VARCHAR(40) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	password VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	skeleton VARCHAR(200), 
	email VARCHAR(254), 
	email_confirmed FLOAT, 
	seen INTEGER, 
	hides_seen BOOLEAN DEFAULT 0 NOT NULL, 
	closed FLOAT, 
	zone VARCHAR(64) DEFAULT '' NOT NULL, 
	reminders VARCHAR(8) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_accounts PRIMARY KEY (player), 
	CONSTRAINT uq_accounts_login UNIQUE (login), 
	CONSTRAINT uq_accounts_skeleton UNIQUE (skeleton)
);
INSERT INTO "accounts" VALUES('GeQey3rTk5NE','ada','Ada','$argon2id$v=19$m=65536,t=3,p=4$3VcuSOS47X1ynG4obqUGCg$WTmYiH3QtOVt+DhHiflHV6flgDyHc8ddSqNdEWCP3qk',1.79495627011011171336e+09,'ada',NULL,NULL,20774,0,NULL,'','');
INSERT INTO "accounts" VALUES('rpvU4XgxJFR5','cora','Cora','$argon2id$v=19$m=65536,t=3,p=4$WC6Ud2j2p9GsGwhlecUYxg$S9MOZ9aPV0VKP4K5dTr/NtMubgvgHrZnhCRpySLYsKs',1.79495627089586806297e+09,'cora',NULL,NULL,20774,0,NULL,'','');
INSERT INTO "accounts" VALUES('fJkvCe6cqauG','gül','Player fJkv','$argon2id$v=19$m=65536,t=3,p=4$Kqmzz5u3zUEYTtf7RDWqcw$vwh/QAd8KdL82G9iCoIwIXN2RzdEo0CQ5jYZpaYdfjg',1.79495627366249966617e+09,'piayer fjkv',NULL,NULL,20774,0,NULL,'','');
INSERT INTO "accounts" VALUES('LsEdFJvNHkJH','eve','Eve','$argon2id$v=19$m=65536,t=3,p=4$9jzVXUh5jxWJUv5e6FBNUw$QDDv9Ohr/FizB7W8c5DHvM8DXYX4cLPJsniGI5Y7Dyk',1.79495627467921638493e+09,'eve',NULL,NULL,20774,0,NULL,'','');
CREATE TABLE alembic_version (version_num varchar(32) not null primary key);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE audit (
	number INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	created FLOAT NOT NULL, 
	who VARCHAR(80) NOT NULL, 
	action VARCHAR(20) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	report INTEGER, 
	reason TEXT NOT NULL
);
INSERT INTO "audit" VALUES(1,1.79495628620135331153e+09,'root','hide-name','fJkvCe6cqauG','Player fJkv',NULL,'as an example');
CREATE TABLE blocks (
	player VARCHAR(16) NOT NULL, 
	blocked VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_blocks PRIMARY KEY (player, blocked)
);
INSERT INTO "blocks" VALUES('LsEdFJvNHkJH','nfcRXe7Rs6uv','Béla',1.79495628150771450995e+09);
CREATE TABLE chat_choices (
	game VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	CONSTRAINT pk_chat_choices PRIMARY KEY (game, seat), 
	CONSTRAINT fk_chat_choices_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "chat_choices" VALUES('54YLjiQMAyuX',0);
INSERT INTO "chat_choices" VALUES('54YLjiQMAyuX',1);
CREATE TABLE conditional_moves (
	game VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_conditional_moves PRIMARY KEY (game, player), 
	CONSTRAINT fk_conditional_moves_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "conditional_moves" VALUES('PBxVVoKP4zz5','GeQey3rTk5NE','{"ply":1,"fen":"sssss/ssssss/2sss2/8/9/3S4/2SSS2/SSSSSS/1SSSS 0 0 w 1 1","lines":[["i5h5","a5b5"],["i9h8","d4c3"]]}');
CREATE TABLE counters (
	name VARCHAR(16) NOT NULL, 
	value INTEGER NOT NULL, 
	CONSTRAINT pk_counters PRIMARY KEY (name)
);
INSERT INTO "counters" VALUES('rated',3);
INSERT INTO "counters" VALUES('puzzles',2);
CREATE TABLE daily_solvers (
	day INTEGER NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	CONSTRAINT pk_daily_solvers PRIMARY KEY (day, game, player)
);
CREATE TABLE deletions (
	player VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	name VARCHAR(40) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_deletions PRIMARY KEY (player)
);
INSERT INTO "deletions" VALUES('SecauhMxDJ47',1.79495628228574466704e+09,'');
INSERT INTO "deletions" VALUES('fJkvCe6cqauG',1.79495628620077943803e+09,'Player fJkv');
CREATE TABLE events (
	game VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (game, version), 
	CONSTRAINT fk_events_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "events" VALUES('H9Uj9uioVsnQ',1,'{"type":"created","at":487,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"pH7GGxL8Zo8b","name":"Eve"},{"kind":"player","player":"pH7GGxL8Zo8b","name":"Eve"}],"by":"pH7GGxL8Zo8b","time":1794956273.9911985,"layout":"standard"}');
INSERT INTO "events" VALUES('H9Uj9uioVsnQ',2,'{"type":"moved","at":500,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('H9Uj9uioVsnQ',3,'{"type":"transferred","at":556,"before":"pH7GGxL8Zo8b","player":"LsEdFJvNHkJH","name":"Eve"}');
INSERT INTO "events" VALUES('7AApUYfxaYYF',1,'{"type":"created","at":625,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"WCcpwhVsFw7j","name":"Dan"},{"kind":"player","player":"WCcpwhVsFw7j","name":"Dan"}],"by":"WCcpwhVsFw7j","time":1794956275.3762412}');
INSERT INTO "events" VALUES('7AApUYfxaYYF',2,'garbage');
INSERT INTO "events" VALUES('JbDsQerRq97q',1,'{"type":"created","at":629,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956275.4118161,"private":true}');
INSERT INTO "events" VALUES('JbDsQerRq97q',2,'{"type":"joined","at":632,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('JbDsQerRq97q',3,'{"type":"resigned","at":636,"seat":0}');
INSERT INTO "events" VALUES('JbDsQerRq97q',4,'{"type":"rematch_offered","at":642,"seat":1,"next":"hoCdWGfWezbx"}');
INSERT INTO "events" VALUES('JbDsQerRq97q',5,'{"type":"rematch_agreed","at":645,"seat":0}');
INSERT INTO "events" VALUES('hoCdWGfWezbx',1,'{"type":"created","at":645,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"nfcRXe7Rs6uv","name":"Béla"},{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"}],"by":"GeQey3rTk5NE","time":1794956275.5772066,"rematch_of":"JbDsQerRq97q","private":true,"series":{"games":1,"score":[1.0,0.0]}}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',1,'{"type":"created","at":654,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956275.665547,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',2,'{"type":"joined","at":655,"seat":1,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',3,'{"type":"resigned","at":655,"seat":1}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',4,'{"type":"rematch_offered","at":656,"seat":0,"next":"vDC9CXKGsBMJ"}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',5,'{"type":"rematch_declined","at":656,"seat":1}');
INSERT INTO "events" VALUES('maUUZ6oiJHp3',6,'{"type":"rematch_offered","at":657,"seat":1,"next":"3RMrAXdpiEw4"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',1,'{"type":"created","at":657,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600+5","seats":[{"kind":"player","player":"fJkvCe6cqauG","name":"Player fJkv"},{"kind":"open"}],"by":"fJkvCe6cqauG","time":1794956275.6929283,"listed":true,"rated":true}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',2,'{"type":"joined","at":658,"seat":1,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',3,'{"type":"moved","at":658,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',4,'{"type":"moved","at":659,"seat":1,"id":"a2","move":"2,-2"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',5,'{"type":"moved","at":659,"seat":0,"id":"a3","move":"2,0"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',6,'{"type":"moved","at":659,"seat":1,"id":"a4","move":"0,1"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',7,'{"type":"moved","at":660,"seat":0,"id":"a5","move":"3,0"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',8,'{"type":"moved","at":661,"seat":1,"id":"a6","move":"2,1"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',9,'{"type":"resigned","at":662,"seat":1,"ends":"1-0"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',10,'{"type":"rematch_offered","at":663,"seat":1,"next":"ap4ZysYpCH2q"}');
INSERT INTO "events" VALUES('ap4ZysYpCH2q',1,'{"type":"created","at":665,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600+5","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"player","player":"fJkvCe6cqauG","name":"Player fJkv"}],"by":"fJkvCe6cqauG","time":1794956275.7678173,"rematch_of":"gBQBqvVt8EYR","rated":true,"series":{"games":1,"score":[0.0,1.0]}}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',11,'{"type":"rematch_agreed","at":665,"seat":0}');
INSERT INTO "events" VALUES('FdjYy4RKpU86',1,'{"type":"created","at":665,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"600","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956275.773618,"listed":true,"layout":"standard"}');
INSERT INTO "events" VALUES('FdjYy4RKpU86',2,'{"type":"joined","at":666,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('FdjYy4RKpU86',3,'{"type":"moved","at":666,"seat":0,"id":"a1","move":"b2c2"}');
INSERT INTO "events" VALUES('FdjYy4RKpU86',4,'{"type":"moved","at":667,"seat":1,"id":"a2","move":"g5g6"}');
INSERT INTO "events" VALUES('FdjYy4RKpU86',5,'{"type":"claimed","at":709,"seat":0,"result":"win"}');
INSERT INTO "events" VALUES('PBxVVoKP4zz5',1,'{"type":"created","at":710,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"1/259200","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956276.2187097,"listed":true,"layout":"standard","rated":true}');
INSERT INTO "events" VALUES('PBxVVoKP4zz5',2,'{"type":"joined","at":710,"seat":1,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('PBxVVoKP4zz5',3,'{"type":"moved","at":711,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('k3orvt433CFs',1,'{"type":"created","at":715,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"1/259200","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956276.2723975,"listed":true,"rated":true}');
INSERT INTO "events" VALUES('k3orvt433CFs',2,'{"type":"joined","at":717,"seat":1,"player":"LsEdFJvNHkJH","name":"Eve"}');
INSERT INTO "events" VALUES('k3orvt433CFs',3,'{"type":"moved","at":718,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('k3orvt433CFs',4,'{"type":"moved","at":718,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('k3orvt433CFs',5,'{"type":"moved","at":719,"seat":0,"id":"a3","move":"-1,1"}');
INSERT INTO "events" VALUES('k3orvt433CFs',6,'{"type":"moved","at":719,"seat":1,"id":"a4","move":"1,1"}');
INSERT INTO "events" VALUES('k3orvt433CFs',7,'{"type":"resigned","at":720,"seat":1,"ends":"1-0"}');
INSERT INTO "events" VALUES('FucsH9NBPcD6',1,'{"type":"created","at":720,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"1/259200","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956276.324103,"private":true,"weekends":true}');
INSERT INTO "events" VALUES('FucsH9NBPcD6',2,'{"type":"joined","at":721,"seat":1,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('FucsH9NBPcD6',3,'{"type":"aborted","at":722,"seat":0}');
INSERT INTO "events" VALUES('u2z759KL4KZH',1,'{"type":"created","at":722,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"1/604800","seats":[{"kind":"player","player":"LsEdFJvNHkJH","name":"Eve"},{"kind":"open"}],"by":"LsEdFJvNHkJH","time":1794956276.3469825,"listed":true}');
INSERT INTO "events" VALUES('u2z759KL4KZH',2,'{"type":"joined","at":723,"seat":1,"player":"GeQey3rTk5NE","name":"Ada"}');
INSERT INTO "events" VALUES('u2z759KL4KZH',3,'{"type":"paused","at":727,"seat":0,"reason":"vacation","until":1795042676.3643064}');
INSERT INTO "events" VALUES('u2z759KL4KZH',4,'{"type":"resumed","at":829,"seat":0}');
INSERT INTO "events" VALUES('u2z759KL4KZH',5,'{"type":"paused","at":930,"seat":0,"reason":"vacation","until":1795215477.4664414}');
INSERT INTO "events" VALUES('oVP9gpomrYCc',1,'{"type":"created","at":931,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.436054,"private":true,"invited":"rpvU4XgxJFR5"}');
INSERT INTO "events" VALUES('pDnxrnpjckot',1,'{"type":"created","at":932,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"300","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956278.4423404,"layout":"standard","private":true,"invited":"LsEdFJvNHkJH"}');
INSERT INTO "events" VALUES('pDnxrnpjckot',2,'{"type":"aborted","at":933,"seat":1,"reason":"declined"}');
INSERT INTO "events" VALUES('54YLjiQMAyuX',1,'{"type":"created","at":933,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.4568107,"listed":true,"layout":"standard"}');
INSERT INTO "events" VALUES('54YLjiQMAyuX',2,'{"type":"joined","at":934,"seat":1,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('54YLjiQMAyuX',3,'{"type":"moved","at":936,"seat":0,"id":"a1","move":"c3d4"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',1,'{"type":"created","at":946,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.587141,"listed":true,"rated":true}');
INSERT INTO "events" VALUES('dGLeA64J83dy',2,'{"type":"joined","at":948,"seat":1,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',3,'{"type":"joined","at":949,"seat":2,"player":"LsEdFJvNHkJH","name":"Eve"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',4,'{"type":"joined","at":949,"seat":3,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',5,'{"type":"moved","at":950,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',6,'{"type":"moved","at":950,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',7,'{"type":"moved","at":951,"seat":2,"id":"a3","move":"3,-2"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',8,'{"type":"moved","at":952,"seat":3,"id":"a4","move":"1,1"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',9,'{"type":"moved","at":952,"seat":0,"id":"a5","move":"-1,0"}');
INSERT INTO "events" VALUES('gbguUUxiwSuj',1,'{"type":"created","at":953,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600","seats":[{"kind":"player","player":"SecauhMxDJ47"},{"kind":"open"}],"by":"SecauhMxDJ47","time":1794956278.649692,"private":true,"rated":true}');
INSERT INTO "events" VALUES('gbguUUxiwSuj',2,'{"type":"joined","at":954,"seat":1,"player":"GeQey3rTk5NE","name":"Ada"}');
INSERT INTO "events" VALUES('gbguUUxiwSuj',3,'{"type":"resigned","at":956,"seat":1,"ends":"1-0"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',1,'{"type":"created","at":957,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.69334,"listed":true,"layout":"standard"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',2,'{"type":"joined","at":958,"seat":1,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',3,'{"type":"moved","at":958,"seat":0,"id":"a1","move":"c4c5d4"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',4,'{"type":"moved","at":959,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',5,'{"type":"moved","at":959,"seat":0,"id":"a3","move":"d4d5"}');
INSERT INTO "events" VALUES('bw8YuY4jduJi',1,'{"type":"created","at":960,"game":"abalone","fen":"ss1SS/sssSSS/1ss1SS1/8/9/8/1SS1ss1/SSSsss/SS1ss 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"900+10","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.7178617,"listed":true,"layout":"belgian-daisy"}');
INSERT INTO "events" VALUES('en89JGtuoRBq',1,'{"type":"created","at":960,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"nfcRXe7Rs6uv","name":"Béla"},{"kind":"open"}],"by":"nfcRXe7Rs6uv","time":1794956278.7234614,"private":true}');
INSERT INTO "events" VALUES('a8oERGN7qrQa',1,'{"type":"created","at":961,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956278.7314005,"private":true}');
INSERT INTO "events" VALUES('a8oERGN7qrQa',2,'{"type":"joined","at":961,"seat":1,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',1,'{"type":"created","at":962,"game":"abalone","fen":"2S2/S1SS1S/1SSsSS1/2SSSS2/9/2ssss2/1ssSss1/s1ss1s/2s2 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600+10","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956278.741062,"layout":"crown","private":true}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',2,'{"type":"joined","at":962,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',3,'{"type":"moved","at":963,"seat":0,"id":"a1","move":"g4g3"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',4,'{"type":"moved","at":963,"seat":1,"id":"a2","move":"b6c6"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',5,'{"type":"moved","at":964,"seat":0,"id":"a3","move":"f7f8"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',6,'{"type":"moved","at":964,"seat":1,"id":"a4","move":"c6d7"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',7,'{"type":"moved","at":964,"seat":0,"id":"a5","move":"f8f9"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',8,'{"type":"moved","at":965,"seat":1,"id":"a6","move":"c2b2"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',9,'{"type":"moved","at":965,"seat":0,"id":"a7","move":"f5e5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',10,'{"type":"moved","at":965,"seat":1,"id":"a8","move":"b2a1"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',11,'{"type":"moved","at":966,"seat":0,"id":"a9","move":"e5e4"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',12,'{"type":"moved","at":966,"seat":1,"id":"a10","move":"b1c1"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',13,'{"type":"moved","at":966,"seat":0,"id":"a11","move":"e4e3"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',14,'{"type":"moved","at":967,"seat":1,"id":"a12","move":"c3d3c2"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',15,'{"type":"moved","at":968,"seat":0,"id":"a13","move":"f6f5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',16,'{"type":"moved","at":971,"seat":1,"id":"a14","move":"d4c3"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',17,'{"type":"moved","at":973,"seat":0,"id":"a15","move":"h7i7h8"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',18,'{"type":"moved","at":977,"seat":1,"id":"a16","move":"d5d4"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',19,'{"type":"moved","at":979,"seat":0,"id":"a17","move":"g8f8"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',20,'{"type":"moved","at":980,"seat":1,"id":"a18","move":"e6d5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',21,'{"type":"moved","at":981,"seat":0,"id":"a19","move":"h4g4"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',22,'{"type":"moved","at":982,"seat":1,"id":"a20","move":"d4d5e5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',23,'{"type":"moved","at":983,"seat":0,"id":"a21","move":"i8i7"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',24,'{"type":"moved","at":984,"seat":1,"id":"a22","move":"d2d3"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',25,'{"type":"moved","at":985,"seat":0,"id":"a23","move":"h8h7"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',26,'{"type":"moved","at":985,"seat":1,"id":"a24","move":"a3b4a4"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',27,'{"type":"moved","at":987,"seat":0,"id":"a25","move":"f4f5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',28,'{"type":"moved","at":988,"seat":1,"id":"a26","move":"e5d5"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',29,'{"type":"moved","at":990,"seat":0,"id":"a27","move":"g4f3"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',30,'{"type":"moved","at":991,"seat":1,"id":"a28","move":"c1d1"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',31,'{"type":"moved","at":992,"seat":0,"id":"a29","move":"i7h6"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',32,'{"type":"moved","at":992,"seat":1,"id":"a30","move":"d1e2"}');
INSERT INTO "events" VALUES('GbmmrctPJqfQ',33,'{"type":"time_given","at":994,"seat":1,"centiseconds":1500}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',1,'{"type":"created","at":995,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"free","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956279.0754435,"private":true}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',2,'{"type":"joined","at":996,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',3,'{"type":"moved","at":996,"seat":0,"id":"a1","move":"0,1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',4,'{"type":"moved","at":997,"seat":1,"id":"a2","move":"-1,2"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',5,'{"type":"moved","at":997,"seat":0,"id":"a3","move":"2,-1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',6,'{"type":"moved","at":998,"seat":1,"id":"a4","move":"3,-2"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',7,'{"type":"moved","at":998,"seat":0,"id":"a5","move":"0,-1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',8,'{"type":"moved","at":998,"seat":1,"id":"a6","move":"3,-1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',9,'{"type":"moved","at":999,"seat":0,"id":"a7","move":"3,-3"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',10,'{"type":"moved","at":999,"seat":1,"id":"a8","move":"1,-1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',11,'{"type":"moved","at":1000,"seat":0,"id":"a9","move":"-2,3"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',12,'{"type":"moved","at":1001,"seat":1,"id":"a10","move":"-3,3"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',13,'{"type":"moved","at":1002,"seat":0,"id":"a11","move":"-1,0"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',14,'{"type":"moved","at":1002,"seat":1,"id":"a12","move":"-2,4"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',15,'{"type":"moved","at":1003,"seat":0,"id":"a13","move":"-4,4"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',16,'{"type":"moved","at":1004,"seat":1,"id":"a14","move":"-1,4"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',17,'{"type":"moved","at":1004,"seat":0,"id":"a15","move":"2,-2"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',18,'{"type":"moved","at":1004,"seat":1,"id":"a16","move":"-2,0"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',19,'{"type":"moved","at":1005,"seat":0,"id":"a17","move":"0,3"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',20,'{"type":"moved","at":1005,"seat":1,"id":"a18","move":"0,-2"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',21,'{"type":"moved","at":1005,"seat":0,"id":"a19","move":"1,-3"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',22,'{"type":"moved","at":1006,"seat":1,"id":"a20","move":"1,1"}');
INSERT INTO "events" VALUES('2KmUaieNWi6M',23,'{"type":"moved","at":1006,"seat":0,"id":"a21","move":"-1,3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',1,'{"type":"created","at":1006,"game":"six","fen":"BR@0,0 20 20 b advanced 1","options":{"rules":"advanced","declare":"auto","first_move":"restricted","players":2,"repetition":null,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"nfcRXe7Rs6uv","name":"Béla"},{"kind":"open"}],"by":"nfcRXe7Rs6uv","time":1794956279.1854792,"private":true}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',2,'{"type":"joined","at":1007,"seat":1,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',3,'{"type":"moved","at":1007,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',4,'{"type":"moved","at":1008,"seat":1,"id":"a2","move":"3,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',5,'{"type":"moved","at":1008,"seat":0,"id":"a3","move":"1,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',6,'{"type":"moved","at":1009,"seat":1,"id":"a4","move":"1,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',7,'{"type":"moved","at":1010,"seat":0,"id":"a5","move":"0,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',8,'{"type":"moved","at":1011,"seat":1,"id":"a6","move":"4,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',9,'{"type":"moved","at":1011,"seat":0,"id":"a7","move":"0,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',10,'{"type":"moved","at":1012,"seat":1,"id":"a8","move":"-1,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',11,'{"type":"moved","at":1012,"seat":0,"id":"a9","move":"5,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',12,'{"type":"moved","at":1013,"seat":1,"id":"a10","move":"5,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',13,'{"type":"moved","at":1013,"seat":0,"id":"a11","move":"6,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',14,'{"type":"moved","at":1014,"seat":1,"id":"a12","move":"4,0"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',15,'{"type":"moved","at":1014,"seat":0,"id":"a13","move":"2,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',16,'{"type":"moved","at":1015,"seat":1,"id":"a14","move":"3,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',17,'{"type":"moved","at":1015,"seat":0,"id":"a15","move":"3,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',18,'{"type":"moved","at":1015,"seat":1,"id":"a16","move":"4,-3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',19,'{"type":"moved","at":1016,"seat":0,"id":"a17","move":"0,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',20,'{"type":"moved","at":1016,"seat":1,"id":"a18","move":"-1,-1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',21,'{"type":"moved","at":1017,"seat":0,"id":"a19","move":"4,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',22,'{"type":"moved","at":1017,"seat":1,"id":"a20","move":"0,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',23,'{"type":"moved","at":1017,"seat":0,"id":"a21","move":"1,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',24,'{"type":"moved","at":1018,"seat":1,"id":"a22","move":"0,-3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',25,'{"type":"moved","at":1018,"seat":0,"id":"a23","move":"0,3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',26,'{"type":"moved","at":1019,"seat":1,"id":"a24","move":"3,0"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',27,'{"type":"moved","at":1019,"seat":0,"id":"a25","move":"-1,0"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',28,'{"type":"moved","at":1019,"seat":1,"id":"a26","move":"0,4"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',29,'{"type":"moved","at":1019,"seat":0,"id":"a27","move":"2,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',30,'{"type":"moved","at":1020,"seat":1,"id":"a28","move":"5,-3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',31,'{"type":"moved","at":1020,"seat":0,"id":"a29","move":"1,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',32,'{"type":"moved","at":1020,"seat":1,"id":"a30","move":"-2,2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',33,'{"type":"moved","at":1021,"seat":0,"id":"a31","move":"5,0"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',34,'{"type":"moved","at":1021,"seat":1,"id":"a32","move":"4,3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',35,'{"type":"moved","at":1022,"seat":0,"id":"a33","move":"5,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',36,'{"type":"moved","at":1022,"seat":1,"id":"a34","move":"4,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',37,'{"type":"moved","at":1023,"seat":0,"id":"a35","move":"3,4"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',38,'{"type":"moved","at":1023,"seat":1,"id":"a36","move":"-1,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',39,'{"type":"moved","at":1024,"seat":0,"id":"a37","move":"1,3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',40,'{"type":"moved","at":1024,"seat":1,"id":"a38","move":"-1,5"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',41,'{"type":"moved","at":1024,"seat":0,"id":"a39","move":"-1,4"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',42,'{"type":"moved","at":1025,"seat":1,"id":"a40","move":"7,-2"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',43,'{"type":"moved","at":1026,"seat":0,"id":"a41","move":"1,-1>2,5"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',44,'{"type":"moved","at":1027,"seat":1,"id":"a42","move":"5,-3>6,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',45,'{"type":"moved","at":1028,"seat":0,"id":"a43","move":"0,-1>6,-3"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',46,'{"type":"moved","at":1029,"seat":1,"id":"a44","move":"5,-1>4,4"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',47,'{"type":"moved","at":1029,"seat":0,"id":"a45","move":"1,2>7,1"}');
INSERT INTO "events" VALUES('s5mD6YWX8VYY',48,'{"type":"moved","at":1029,"seat":1,"id":"a46","move":"-2,2>7,0"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',1,'{"type":"created","at":1030,"game":"six","fen":"BR@0,0 10+10 10+10 b2 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"600d5","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.4206831,"private":true}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',2,'{"type":"joined","at":1031,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',3,'{"type":"joined","at":1031,"seat":2,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',4,'{"type":"joined","at":1032,"seat":3,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',5,'{"type":"moved","at":1033,"seat":2,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',6,'{"type":"moved","at":1033,"seat":3,"id":"a2","move":"2,-2"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',7,'{"type":"moved","at":1033,"seat":0,"id":"a3","move":"1,-2"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',8,'{"type":"moved","at":1034,"seat":1,"id":"a4","move":"2,0"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',9,'{"type":"moved","at":1034,"seat":2,"id":"a5","move":"2,-3"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',10,'{"type":"moved","at":1035,"seat":3,"id":"a6","move":"0,1"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',11,'{"type":"moved","at":1035,"seat":0,"id":"a7","move":"0,-1"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',12,'{"type":"moved","at":1035,"seat":1,"id":"a8","move":"-1,0"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',13,'{"type":"moved","at":1036,"seat":2,"id":"a9","move":"1,-1"}');
INSERT INTO "events" VALUES('kYFnHHdhNw4G',14,'{"type":"moved","at":1036,"seat":3,"id":"a10","move":"3,-4"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',1,'{"type":"created","at":1036,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"WCcpwhVsFw7j","name":"Dan"},{"kind":"open"}],"by":"WCcpwhVsFw7j","time":1794956279.4858694,"private":true}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',2,'{"type":"joined","at":1037,"seat":1,"player":"GeQey3rTk5NE","name":"Ada"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',3,'{"type":"moved","at":1037,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',4,'{"type":"moved","at":1038,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',5,'{"type":"moved","at":1038,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',6,'{"type":"moved","at":1038,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',7,'{"type":"moved","at":1038,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',8,'{"type":"moved","at":1039,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',9,'{"type":"moved","at":1039,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',10,'{"type":"moved","at":1039,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',11,'{"type":"moved","at":1039,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',12,'{"type":"moved","at":1040,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',13,'{"type":"moved","at":1040,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('QJoZHbh5XjpF',14,'{"type":"moved","at":1040,"seat":1,"id":"a12","move":"-1,3"}');
INSERT INTO "events" VALUES('AiyW6rXceVA8',1,'{"type":"created","at":1040,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"}],"by":"GeQey3rTk5NE","time":1794956279.527653}');
INSERT INTO "events" VALUES('AiyW6rXceVA8',2,'{"type":"moved","at":1041,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('AiyW6rXceVA8',3,'{"type":"moved","at":1041,"seat":1,"id":"a2","move":"2,0"}');
INSERT INTO "events" VALUES('AiyW6rXceVA8',4,'{"type":"moved","at":1042,"seat":0,"id":"a3","move":"3,-2"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',1,'{"type":"created","at":1042,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.5461326,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',2,'{"type":"joined","at":1043,"seat":1,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',3,'{"type":"moved","at":1043,"seat":0,"id":"a1","move":"b6c7"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',4,'{"type":"moved","at":1044,"seat":1,"id":"a2","move":"g6f5"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',5,'{"type":"moved","at":1044,"seat":0,"id":"a3","move":"a5c5b6"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',6,'{"type":"moved","at":1044,"seat":1,"id":"a4","move":"i9h9"}');
INSERT INTO "events" VALUES('5AQwPeToSqXT',7,'{"type":"moved","at":1045,"seat":0,"id":"a5","move":"a2b3"}');
INSERT INTO "events" VALUES('moUvjFSQif8G',1,'{"type":"created","at":1045,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600d5","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.5708263,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('moUvjFSQif8G',2,'{"type":"joined","at":1045,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('moUvjFSQif8G',3,'{"type":"moved","at":1046,"seat":0,"id":"a1","move":"a5b6"}');
INSERT INTO "events" VALUES('moUvjFSQif8G',4,'{"type":"moved","at":1046,"seat":1,"id":"a2","move":"h5g5"}');
INSERT INTO "events" VALUES('moUvjFSQif8G',5,'{"type":"moved","at":1046,"seat":0,"id":"a3","move":"a4b4"}');
INSERT INTO "events" VALUES('moUvjFSQif8G',6,'{"type":"draw_offered","at":1047,"seat":0}');
INSERT INTO "events" VALUES('moUvjFSQif8G',7,'{"type":"draw_declined","at":1047,"seat":1}');
INSERT INTO "events" VALUES('moUvjFSQif8G',8,'{"type":"draw_offered","at":1047,"seat":0,"id":"offer"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',1,'{"type":"created","at":1047,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"open"}],"by":"rpvU4XgxJFR5","time":1794956279.5968165,"private":true}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',2,'{"type":"joined","at":1048,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',3,'{"type":"moved","at":1049,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',4,'{"type":"moved","at":1049,"seat":1,"id":"a2","move":"3,-1"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',5,'{"type":"moved","at":1049,"seat":0,"id":"a3","move":"-1,1"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',6,'{"type":"moved","at":1050,"seat":1,"id":"a4","move":"-1,0"}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',7,'{"type":"takeback_asked","at":1050,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',8,'{"type":"takeback_declined","at":1050,"seat":0}');
INSERT INTO "events" VALUES('MA3gHxMNCfC5',9,'{"type":"takeback_asked","at":1050,"seat":1,"plies":1}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',1,'{"type":"created","at":1051,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":5,"ply_limit":300,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"WCcpwhVsFw7j","name":"Dan"},{"kind":"open"}],"by":"WCcpwhVsFw7j","time":1794956279.629267,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',2,'{"type":"joined","at":1051,"seat":1,"player":"GeQey3rTk5NE","name":"Ada"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',3,'{"type":"moved","at":1052,"seat":0,"id":"a1","move":"b1c2"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',4,'{"type":"moved","at":1052,"seat":1,"id":"a2","move":"g5f5"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',5,'{"type":"moved","at":1052,"seat":0,"id":"a3","move":"a4b4"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',6,'{"type":"moved","at":1053,"seat":1,"id":"a4","move":"h9g9"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',7,'{"type":"moved","at":1054,"seat":0,"id":"a5","move":"b6c7"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',8,'{"type":"takeback_asked","at":1054,"seat":0,"plies":1}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',9,'{"type":"takeback_agreed","at":1054,"seat":1}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',10,'{"type":"moved","at":1054,"seat":0,"id":"a6","move":"a2b2"}');
INSERT INTO "events" VALUES('cKHEZFv7sYvd',11,'{"type":"moved","at":1055,"seat":1,"id":"a7","move":"g7g6"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',1,'{"type":"created","at":1055,"game":"six","fen":"BR@0,0 10+10 10+10 b1 basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":4,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"},{"kind":"open"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.6726096,"private":true}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',2,'{"type":"joined","at":1055,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',3,'{"type":"joined","at":1056,"seat":2,"player":"rpvU4XgxJFR5","name":"Cora"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',4,'{"type":"joined","at":1056,"seat":3,"player":"WCcpwhVsFw7j","name":"Dan"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',5,'{"type":"moved","at":1057,"seat":0,"id":"a1","move":"1,1"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',6,'{"type":"moved","at":1057,"seat":1,"id":"a2","move":"0,2"}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',7,'{"type":"draw_offered","at":1057,"seat":0}');
INSERT INTO "events" VALUES('YsHizHRqkVRN',8,'{"type":"draw_agreed","at":1058,"seat":2}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',1,'{"type":"created","at":1058,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"3600","seats":[{"kind":"player","player":"nfcRXe7Rs6uv","name":"Béla"},{"kind":"player","player":"nfcRXe7Rs6uv","name":"Béla"}],"by":"nfcRXe7Rs6uv","time":1794956279.7011259,"layout":"standard"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',2,'{"type":"moved","at":1059,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',3,'{"type":"moved","at":1059,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',4,'{"type":"moved","at":1059,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',5,'{"type":"moved","at":1059,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',6,'{"type":"moved","at":1059,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('VYwKywMJwHeB',7,'{"type":"moved","at":1059,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('HMGHYSW2azTd',1,'{"type":"created","at":1060,"game":"abalone","fen":"5/6/7/8/6SSs/8/7/6/s4 5 5 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.720794,"private":true}');
INSERT INTO "events" VALUES('HMGHYSW2azTd',2,'{"type":"joined","at":1060,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('HMGHYSW2azTd',3,'{"type":"moved","at":1061,"seat":0,"id":"a1","move":"e7e8"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',1,'{"type":"created","at":1061,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"600","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.7327027,"private":true}');
INSERT INTO "events" VALUES('eASThBzH3U5n',2,'{"type":"joined","at":1062,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',3,'{"type":"moved","at":1062,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',4,'{"type":"moved","at":1062,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',5,'{"type":"moved","at":1063,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',6,'{"type":"moved","at":1063,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',7,'{"type":"moved","at":1065,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',8,'{"type":"moved","at":1066,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',9,'{"type":"moved","at":1069,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',10,'{"type":"moved","at":1069,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',11,'{"type":"moved","at":1070,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',12,'{"type":"moved","at":1070,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('eASThBzH3U5n',13,'{"type":"moved","at":1070,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',1,'{"type":"created","at":1071,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.8304024,"private":true}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',2,'{"type":"joined","at":1071,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',3,'{"type":"moved","at":1072,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',4,'{"type":"moved","at":1073,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',5,'{"type":"moved","at":1073,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',6,'{"type":"moved","at":1074,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',7,'{"type":"moved","at":1075,"seat":0,"id":"a5","move":"4,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',8,'{"type":"moved","at":1075,"seat":1,"id":"a6","move":"-1,2"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',9,'{"type":"moved","at":1075,"seat":0,"id":"a7","move":"5,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',10,'{"type":"moved","at":1075,"seat":1,"id":"a8","move":"-2,2"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',11,'{"type":"moved","at":1076,"seat":0,"id":"a9","move":"6,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',12,'{"type":"moved","at":1077,"seat":1,"id":"a10","move":"-3,2"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',13,'{"type":"moved","at":1077,"seat":0,"id":"a11","move":"7,-1"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',14,'{"type":"moved","at":1077,"seat":1,"id":"a12","move":"6,0"}');
INSERT INTO "events" VALUES('Jv9JJuUQfLS6',15,'{"type":"declared","at":1078,"seat":0}');
INSERT INTO "events" VALUES('rzZ3dmDh6UmD',1,'{"type":"created","at":1079,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"manual","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.9094143,"private":true}');
INSERT INTO "events" VALUES('rzZ3dmDh6UmD',2,'{"type":"joined","at":1079,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('rzZ3dmDh6UmD',3,'{"type":"moved","at":1080,"seat":0,"id":"a1","move":"2,0"}');
INSERT INTO "events" VALUES('rzZ3dmDh6UmD',4,'{"type":"moved","at":1080,"seat":1,"id":"a2","move":"3,-1"}');
INSERT INTO "events" VALUES('rzZ3dmDh6UmD',5,'{"type":"resigned","at":1081,"seat":1}');
INSERT INTO "events" VALUES('bML9v9429FPA',1,'{"type":"created","at":1082,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"60+1","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956279.9414716,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('bML9v9429FPA',2,'{"type":"joined","at":1083,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('bML9v9429FPA',3,'{"type":"moved","at":1084,"seat":0,"id":"a1","move":"c4c5"}');
INSERT INTO "events" VALUES('bML9v9429FPA',4,'{"type":"moved","at":1084,"seat":1,"id":"a2","move":"h7g7"}');
INSERT INTO "events" VALUES('bML9v9429FPA',5,'{"type":"moved","at":1085,"seat":0,"id":"a3","move":"b6c6c7"}');
INSERT INTO "events" VALUES('bML9v9429FPA',6,'{"type":"moved","at":1086,"seat":1,"id":"a4","move":"f7g7e6"}');
INSERT INTO "events" VALUES('bML9v9429FPA',7,'{"type":"draw_offered","at":1088,"seat":0}');
INSERT INTO "events" VALUES('bML9v9429FPA',8,'{"type":"draw_agreed","at":1089,"seat":1}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',1,'{"type":"created","at":1090,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.0217986,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',2,'{"type":"joined","at":1091,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',3,'{"type":"moved","at":1094,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',4,'{"type":"moved","at":1097,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',5,'{"type":"moved","at":1098,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',6,'{"type":"moved","at":1100,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',7,'{"type":"moved","at":1101,"seat":0,"id":"a5","move":"a1b2"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',8,'{"type":"moved","at":1103,"seat":1,"id":"a6","move":"i9h8"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',9,'{"type":"moved","at":1105,"seat":0,"id":"a7","move":"d4c3"}');
INSERT INTO "events" VALUES('ko2osvqFU7CT',10,'{"type":"moved","at":1107,"seat":1,"id":"a8","move":"f6g7"}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',1,'{"type":"created","at":1108,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":4},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.2071304,"private":true}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',2,'{"type":"joined","at":1110,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',3,'{"type":"moved","at":1111,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',4,'{"type":"moved","at":1113,"seat":1,"id":"a2","move":"0,1"}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',5,'{"type":"moved","at":1114,"seat":0,"id":"a3","move":"3,-1"}');
INSERT INTO "events" VALUES('pVTbTkbAD8bA',6,'{"type":"moved","at":1115,"seat":1,"id":"a4","move":"-1,1"}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',1,'{"type":"created","at":1116,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":4},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.2849236,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',2,'{"type":"joined","at":1117,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',3,'{"type":"moved","at":1117,"seat":0,"id":"a1","move":"a1b2"}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',4,'{"type":"moved","at":1118,"seat":1,"id":"a2","move":"i9h8"}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',5,'{"type":"moved","at":1118,"seat":0,"id":"a3","move":"d4c3"}');
INSERT INTO "events" VALUES('Bgk7RQacAvKP',6,'{"type":"moved","at":1119,"seat":1,"id":"a4","move":"f6g7"}');
INSERT INTO "events" VALUES('caCCnFAuxCqB',1,'{"type":"created","at":1121,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.328724,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('caCCnFAuxCqB',2,'{"type":"aborted","at":1123,"seat":0}');
INSERT INTO "events" VALUES('tV7y9wF5S7Q7',1,'{"type":"created","at":1124,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"-","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.3586476,"private":true}');
INSERT INTO "events" VALUES('tV7y9wF5S7Q7',2,'{"type":"joined","at":1126,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('tV7y9wF5S7Q7',3,'{"type":"moved","at":1129,"seat":0,"id":"a1","move":"2,-1"}');
INSERT INTO "events" VALUES('tV7y9wF5S7Q7',4,'{"type":"aborted","at":1131,"seat":1}');
INSERT INTO "events" VALUES('khGjTZoP3zAK',1,'{"type":"created","at":1131,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"1","seats":[{"kind":"player","player":"GeQey3rTk5NE","name":"Ada"},{"kind":"open"}],"by":"GeQey3rTk5NE","time":1794956280.4372406,"layout":"standard","private":true}');
INSERT INTO "events" VALUES('khGjTZoP3zAK',2,'{"type":"joined","at":1132,"seat":1,"player":"nfcRXe7Rs6uv","name":"Béla"}');
INSERT INTO "events" VALUES('khGjTZoP3zAK',3,'{"type":"flagged","at":1232,"seat":0}');
INSERT INTO "events" VALUES('gbguUUxiwSuj',4,'{"type":"anonymised","at":1324,"player":"SecauhMxDJ47"}');
INSERT INTO "events" VALUES('YcZUygCGb4gN',6,'{"type":"anonymised","at":1751,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('ap4ZysYpCH2q',2,'{"type":"anonymised","at":1751,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('dGLeA64J83dy',10,'{"type":"anonymised","at":1752,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('gBQBqvVt8EYR',12,'{"type":"anonymised","at":1755,"player":"fJkvCe6cqauG","name":"Player fJkv"}');
INSERT INTO "events" VALUES('HtLbCx3YBb9W',1,'{"type":"created","at":1820,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"-","seats":[{"kind":"engine","name":"Hexad level 1","level":1},{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"}],"by":"rpvU4XgxJFR5","time":1794956287.321022,"layout":"standard"}');
INSERT INTO "events" VALUES('HtLbCx3YBb9W',2,'{"type":"moved","at":1874,"seat":0,"move":"a1b2"}');
INSERT INTO "events" VALUES('HtLbCx3YBb9W',3,'{"type":"resigned","at":1876,"seat":1}');
INSERT INTO "events" VALUES('SVN2WhnZ8pKR',1,'{"type":"created","at":1877,"game":"six","fen":"BR@0,0 20 20 b basic 1","options":{"rules":"basic","declare":"auto","first_move":"restricted","players":2,"repetition":3,"ply_limit":null},"control":"3600","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"engine","name":"Hexad level 1","level":1}],"by":"rpvU4XgxJFR5","time":1794956287.8924868}');
INSERT INTO "events" VALUES('SVN2WhnZ8pKR',2,'{"type":"moved","at":1877,"seat":0,"move":"2,-1"}');
INSERT INTO "events" VALUES('SVN2WhnZ8pKR',3,'{"type":"moved","at":1878,"seat":1,"move":"1,1"}');
INSERT INTO "events" VALUES('eUh7baTiJpSe',1,'{"type":"created","at":1883,"game":"abalone","fen":"sssss/ssssss/2sss2/8/9/8/2SSS2/SSSSSS/SSSSS 0 0 b 0 1","options":{"repetition":3,"ply_limit":null,"quiet_limit":null},"control":"120","seats":[{"kind":"player","player":"rpvU4XgxJFR5","name":"Cora"},{"kind":"engine","name":"Hexad level 10","level":10}],"by":"rpvU4XgxJFR5","time":1794956287.9545045,"layout":"standard"}');
INSERT INTO "events" VALUES('eUh7baTiJpSe',2,'{"type":"moved","at":1884,"seat":0,"move":"a1b2"}');
CREATE TABLE exchanged_cookies (
	hash VARCHAR(64) NOT NULL, 
	session VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_exchanged_cookies PRIMARY KEY (hash)
);
INSERT INTO "exchanged_cookies" VALUES('ebbc93f11cc96cddccb985f3c420d6d5d9be9ad5046fead64d8c25d63a7b3116','',1.79495628230227160454e+09);
INSERT INTO "exchanged_cookies" VALUES('abfecadee8b369e7da51f6ce5328f329cec795e5f81f76b67353704fd2c61afc','',1.79495628230241775508e+09);
CREATE TABLE follows (
	player VARCHAR(16) NOT NULL, 
	followed VARCHAR(16) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_follows PRIMARY KEY (player, followed)
);
INSERT INTO "follows" VALUES('GeQey3rTk5NE','rpvU4XgxJFR5',1.79495628150068330759e+09);
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
	rated BOOLEAN DEFAULT 0 NOT NULL, 
	speed VARCHAR(16) DEFAULT '' NOT NULL, 
	ended_number INTEGER, 
	invited VARCHAR(16) DEFAULT '' NOT NULL, 
	series TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT pk_games PRIMARY KEY (name)
);
INSERT INTO "games" VALUES('H9Uj9uioVsnQ','abalone','standard','3600','playing',0,'LsEdFJvNHkJH','*','',0,1.79495627399119853971e+09,NULL,360487,'',0,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('7AApUYfxaYYF','six','','-','playing',0,'WCcpwhVsFw7j','*','',0,1.79495627537624120708e+09,NULL,NULL,'',0,'event 2 cannot be decoded (msgspec says: "JSON is malformed: invalid character (byte 0)")',0,'',NULL,'','');
INSERT INTO "games" VALUES('JbDsQerRq97q','six','','3600','over',0,'GeQey3rTk5NE','0-1','resignation',0,1.79495627541181612014e+09,1.79495627557716631896e+09,NULL,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('hoCdWGfWezbx','six','','3600','playing',0,'GeQey3rTk5NE','*','',0,1.79495627557720661168e+09,NULL,360645,'',1,'',0,'classical',NULL,'','{"games":1,"score":[1.0,0.0]}');
INSERT INTO "games" VALUES('maUUZ6oiJHp3','abalone','standard','-','over',0,'rpvU4XgxJFR5','1-0','resignation',0,1.79495627566554689404e+09,1.79495627568939518925e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('gBQBqvVt8EYR','six','','600+5','over',1,'fJkvCe6cqauG','1-0','resignation',6,1.79495627569292831417e+09,1.7949562757677960396e+09,NULL,'',0,'',1,'rapid',1,'','');
INSERT INTO "games" VALUES('ap4ZysYpCH2q','six','','600+5','playing',0,'fJkvCe6cqauG','*','',0,1.79495627576781725887e+09,NULL,60665,'',0,'',1,'rapid',NULL,'','{"games":1,"score":[0.0,1.0]}');
INSERT INTO "games" VALUES('FdjYy4RKpU86','abalone','standard','600','over',1,'GeQey3rTk5NE','1-0','abandonment',2,1.79495627577361798292e+09,1.79495627621139478688e+09,NULL,'',0,'',0,'rapid',NULL,'','');
INSERT INTO "games" VALUES('PBxVVoKP4zz5','abalone','standard','1/259200','playing',1,'GeQey3rTk5NE','*','',0,1.79495627621870970725e+09,NULL,25920710,'',0,'',1,'correspondence',NULL,'','');
INSERT INTO "games" VALUES('k3orvt433CFs','six','','1/259200','over',1,'rpvU4XgxJFR5','1-0','resignation',4,1.79495627627239751813e+09,1.79495627631910872456e+09,NULL,'',0,'',1,'correspondence',2,'','');
INSERT INTO "games" VALUES('FucsH9NBPcD6','six','','1/259200','aborted',0,'GeQey3rTk5NE','*','',0,1.79495627632410311696e+09,1.79495627634059047705e+09,NULL,'',1,'',0,'correspondence',NULL,'','');
INSERT INTO "games" VALUES('u2z759KL4KZH','six','','1/604800','playing',1,'LsEdFJvNHkJH','*','',0,1.79495627634698247908e+09,NULL,NULL,'',0,'',0,'correspondence',NULL,'','');
INSERT INTO "games" VALUES('oVP9gpomrYCc','six','','-','open',0,'GeQey3rTk5NE','*','',0,1.7949562784360539913e+09,NULL,NULL,'',1,'',0,'',NULL,'rpvU4XgxJFR5','');
INSERT INTO "games" VALUES('pDnxrnpjckot','abalone','standard','300','aborted',0,'rpvU4XgxJFR5','*','',0,1.794956278442340374e+09,1.79495627844953727723e+09,NULL,'',1,'',0,'blitz',NULL,'LsEdFJvNHkJH','');
INSERT INTO "games" VALUES('54YLjiQMAyuX','abalone','standard','-','playing',1,'GeQey3rTk5NE','*','',0,1.79495627845681071286e+09,NULL,NULL,'',0,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('dGLeA64J83dy','six','','3600','playing',1,'GeQey3rTk5NE','*','',0,1.79495627858714103695e+09,NULL,360949,'',0,'',1,'classical',NULL,'','');
INSERT INTO "games" VALUES('gbguUUxiwSuj','six','','600','over',0,'SecauhMxDJ47','1-0','resignation',0,1.79495627864969205852e+09,1.7949562786858735085e+09,NULL,'',1,'',1,'rapid',3,'','');
INSERT INTO "games" VALUES('YcZUygCGb4gN','abalone','standard','-','playing',1,'GeQey3rTk5NE','*','',0,1794956278.69334,NULL,NULL,'',0,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('bw8YuY4jduJi','abalone','belgian-daisy','900+10','open',1,'GeQey3rTk5NE','*','',0,1.7949562787178616524e+09,NULL,NULL,'',0,'',0,'rapid',NULL,'','');
INSERT INTO "games" VALUES('en89JGtuoRBq','six','','-','open',0,'nfcRXe7Rs6uv','*','',0,1.79495627872346138953e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('a8oERGN7qrQa','six','','-','open',0,'rpvU4XgxJFR5','*','',0,1.79495627873140048977e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('GbmmrctPJqfQ','abalone','crown','3600+10','playing',0,'GeQey3rTk5NE','*','',0,1.79495627874106192592e+09,NULL,360962,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('2KmUaieNWi6M','six','','-','playing',0,'rpvU4XgxJFR5','*','',0,1.79495627907544350629e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('s5mD6YWX8VYY','six','','3600','playing',0,'nfcRXe7Rs6uv','*','',0,1.79495627918547916417e+09,NULL,361007,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('kYFnHHdhNw4G','six','','600d5','playing',0,'GeQey3rTk5NE','*','',0,1.79495627942068314555e+09,NULL,61032,'',1,'',0,'rapid',NULL,'','');
INSERT INTO "games" VALUES('QJoZHbh5XjpF','six','','-','playing',0,'WCcpwhVsFw7j','*','',0,1.79495627948586940767e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('AiyW6rXceVA8','six','','-','playing',0,'GeQey3rTk5NE','*','',0,1.79495627952765297885e+09,NULL,NULL,'',0,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('5AQwPeToSqXT','abalone','standard','3600','playing',0,'GeQey3rTk5NE','*','',0,1.79495627954613256455e+09,NULL,361043,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('moUvjFSQif8G','abalone','standard','3600d5','playing',0,'GeQey3rTk5NE','*','',0,1.79495627957082629208e+09,NULL,361045,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('MA3gHxMNCfC5','six','','3600','playing',0,'rpvU4XgxJFR5','*','',0,1.79495627959681653979e+09,NULL,361048,'',1,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('cKHEZFv7sYvd','abalone','standard','-','playing',0,'WCcpwhVsFw7j','*','',0,1.79495627962926697731e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('YsHizHRqkVRN','six','','-','playing',0,'GeQey3rTk5NE','*','',0,1.79495627967260956768e+09,NULL,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('VYwKywMJwHeB','abalone','standard','3600','playing',0,'nfcRXe7Rs6uv','*','',0,1.79495627970112586017e+09,NULL,361058,'',0,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('HMGHYSW2azTd','abalone','','-','over',0,'GeQey3rTk5NE','1-0','six pushed off',1,1.79495627972079396252e+09,1.79495627972976756099e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('eASThBzH3U5n','six','','600','over',0,'GeQey3rTk5NE','1-0','line',11,1.79495627973270273206e+09,1.7949562798270995617e+09,NULL,'',1,'',0,'rapid',NULL,'','');
INSERT INTO "games" VALUES('Jv9JJuUQfLS6','six','','-','over',0,'GeQey3rTk5NE','1-0','line',13,1.79495627983040237428e+09,1.79495627990013885497e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('rzZ3dmDh6UmD','six','','-','over',0,'GeQey3rTk5NE','1-0','resignation',2,1.79495627990941429138e+09,1.79495627993071103093e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('bML9v9429FPA','abalone','standard','60+1','over',0,'GeQey3rTk5NE','1/2-1/2','agreement',4,1.79495627994147157672e+09,1.79495628001334547995e+09,NULL,'',1,'',0,'bullet',NULL,'','');
INSERT INTO "games" VALUES('ko2osvqFU7CT','abalone','standard','-','over',0,'GeQey3rTk5NE','1/2-1/2','repetition',8,1.79495628002179861068e+09,1.79495628018879199022e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('pVTbTkbAD8bA','six','','-','over',0,'GeQey3rTk5NE','1/2-1/2','ply limit',4,1.7949562802071304321e+09,1.79495628027636718753e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('Bgk7RQacAvKP','abalone','standard','-','over',0,'GeQey3rTk5NE','1/2-1/2','quiet limit',4,1.79495628028492355343e+09,1.79495628031008887292e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('caCCnFAuxCqB','abalone','standard','-','aborted',0,'GeQey3rTk5NE','*','',0,1.79495628032872390749e+09,1.79495628034791755676e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('tV7y9wF5S7Q7','six','','-','aborted',0,'GeQey3rTk5NE','*','',1,1.79495628035864758487e+09,1.79495628042944693563e+09,NULL,'',1,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('khGjTZoP3zAK','abalone','standard','1','over',0,'GeQey3rTk5NE','0-1','time',0,1.79495628043724060052e+09,1.79495628144485473631e+09,NULL,'',1,'',0,'bullet',NULL,'','');
INSERT INTO "games" VALUES('HtLbCx3YBb9W','abalone','standard','-','over',0,'rpvU4XgxJFR5','1-0','resignation',1,1.79495628732102203367e+09,1.79495628788478946689e+09,NULL,'',0,'',0,'',NULL,'','');
INSERT INTO "games" VALUES('SVN2WhnZ8pKR','six','','3600','playing',0,'rpvU4XgxJFR5','*','',0,1.79495628789248681065e+09,NULL,361877,'Z3fwrPJ9wJDP',0,'',0,'classical',NULL,'','');
INSERT INTO "games" VALUES('eUh7baTiJpSe','abalone','standard','120','playing',0,'rpvU4XgxJFR5','*','',0,1.79495628795450448992e+09,NULL,13883,'Z3fwrPJ9wJDP',0,'',0,'bullet',NULL,'','');
CREATE TABLE hidden_names (
	skeleton VARCHAR(200) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_hidden_names PRIMARY KEY (skeleton)
);
INSERT INTO "hidden_names" VALUES('güi',1.79495628619830226895e+09);
CREATE TABLE mail_links (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	purpose VARCHAR(8) NOT NULL, 
	email VARCHAR(254) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_mail_links PRIMARY KEY (hash)
);
CREATE TABLE mails (
	id INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	recipient VARCHAR(254) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	next_try FLOAT NOT NULL, 
	sender VARCHAR(16) NOT NULL, 
	game VARCHAR(16) DEFAULT '' NOT NULL, 
	deadline FLOAT DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_mails PRIMARY KEY (id)
);
CREATE TABLE messages (
	game VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	id VARCHAR(40) NOT NULL, 
	phrase VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (game, number), 
	CONSTRAINT uq_messages_game_seat_id UNIQUE (game, seat, id), 
	CONSTRAINT fk_messages_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "messages" VALUES('54YLjiQMAyuX',1,0,'GeQey3rTk5NE','m0','hello','',1.79495627854651784898e+09);
INSERT INTO "messages" VALUES('54YLjiQMAyuX',2,1,'rpvU4XgxJFR5','m1','','Merhaba! Jó napot!',1.79495627856097888942e+09);
INSERT INTO "messages" VALUES('54YLjiQMAyuX',3,0,'GeQey3rTk5NE','m2','','Guten Tag',1.79495627857538127898e+09);
CREATE TABLE processes (
	name VARCHAR(16) NOT NULL, 
	beat FLOAT NOT NULL, 
	CONSTRAINT pk_processes PRIMARY KEY (name)
);
INSERT INTO "processes" VALUES('Z3fwrPJ9wJDP',1.94559139989998577391e+01);
CREATE TABLE puzzle_attempts (
	number INTEGER NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	difficulty INTEGER NOT NULL, 
	solved BOOLEAN NOT NULL, 
	at INTEGER NOT NULL, 
	ended FLOAT, 
	seconds INTEGER, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	expected FLOAT NOT NULL, 
	puzzle_before FLOAT NOT NULL, 
	puzzle_after FLOAT NOT NULL, 
	CONSTRAINT pk_puzzle_attempts PRIMARY KEY (number), 
	CONSTRAINT uq_puzzle_attempts_player_puzzle UNIQUE (player, puzzle)
);
INSERT INTO "puzzle_attempts" VALUES(1,'GeQey3rTk5NE','aec66d22c75','abalone',2,1,12,1.79495628158900618559e+09,NULL,1500.0,1.62178364784839754977e+03,3.02147079981183253483e+02,6.5995658136390011883e-01,1300.0,1.257838160926628916e+03);
INSERT INTO "puzzle_attempts" VALUES(2,'GeQey3rTk5NE','s28efa6270b','six',1,0,12,1.79495628164893579479e+09,NULL,1500.0,1.01889683616890965825e+03,3.36391235744855066503e+02,7.90211619464850190119e-01,1100.0,1.20641312327702621587e+03);
CREATE TABLE puzzle_ratings (
	puzzle VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	at INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	peak FLOAT, 
	CONSTRAINT pk_puzzle_ratings PRIMARY KEY (puzzle)
);
INSERT INTO "puzzle_ratings" VALUES('aec66d22c75','abalone',1.257838160926628916e+03,1.89656154252001329044e+02,0.0899956447976368,12,1,NULL);
INSERT INTO "puzzle_ratings" VALUES('s28efa6270b','six',1.20641312327702621587e+03,1.92509723142098351893e+02,9.00162006911741363612e-02,12,1,NULL);
CREATE TABLE puzzle_repeats (
	player VARCHAR(16) NOT NULL, 
	puzzle VARCHAR(16) NOT NULL, 
	ended FLOAT NOT NULL, 
	solved BOOLEAN NOT NULL, 
	CONSTRAINT pk_puzzle_repeats PRIMARY KEY (player, puzzle)
);
CREATE TABLE rating_changes (
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	game_name VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	speed VARCHAR(16) NOT NULL, 
	"before" FLOAT NOT NULL, 
	"after" FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	CONSTRAINT pk_rating_changes PRIMARY KEY (number, seat)
);
INSERT INTO "rating_changes" VALUES(1,0,'gBQBqvVt8EYR','fJkvCe6cqauG','six','rapid',1500.0,1.68902786060213793459e+03,3.25781222886590569485e+02);
INSERT INTO "rating_changes" VALUES(1,1,'gBQBqvVt8EYR','rpvU4XgxJFR5','six','rapid',1500.0,1.3109721393978620654e+03,3.25781222886590569485e+02);
INSERT INTO "rating_changes" VALUES(2,0,'k3orvt433CFs','rpvU4XgxJFR5','six','correspondence',1500.0,1.68902786060213793459e+03,3.25781222886590569485e+02);
INSERT INTO "rating_changes" VALUES(2,1,'k3orvt433CFs','LsEdFJvNHkJH','six','correspondence',1500.0,1.3109721393978620654e+03,3.25781222886590569485e+02);
INSERT INTO "rating_changes" VALUES(3,0,'gbguUUxiwSuj','SecauhMxDJ47','six','rapid',1500.0,1.68902786060213793459e+03,3.25781222886590569485e+02);
INSERT INTO "rating_changes" VALUES(3,1,'gbguUUxiwSuj','GeQey3rTk5NE','six','rapid',1500.0,1.3109721393978620654e+03,3.25781222886590569485e+02);
CREATE TABLE ratings (
	player VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	speed VARCHAR(16) NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	at INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	peak FLOAT, 
	CONSTRAINT pk_ratings PRIMARY KEY (player, game, speed)
);
INSERT INTO "ratings" VALUES('fJkvCe6cqauG','six','rapid',1.68902786060213793459e+03,3.25781222886590569485e+02,0.0899978074276343,6,1,NULL);
INSERT INTO "ratings" VALUES('rpvU4XgxJFR5','six','rapid',1.3109721393978620654e+03,3.25781222886590569485e+02,0.0899978074276343,6,1,NULL);
INSERT INTO "ratings" VALUES('LsEdFJvNHkJH','six','correspondence',1.3109721393978620654e+03,3.25781222886590569485e+02,0.0899978074276343,7,1,NULL);
INSERT INTO "ratings" VALUES('rpvU4XgxJFR5','six','correspondence',1.68902786060213793459e+03,3.25781222886590569485e+02,0.0899978074276343,7,1,NULL);
INSERT INTO "ratings" VALUES('GeQey3rTk5NE','six','rapid',1.3109721393978620654e+03,3.25781222886590569485e+02,0.0899978074276343,9,1,NULL);
INSERT INTO "ratings" VALUES('SecauhMxDJ47','six','rapid',1.68902786060213793459e+03,3.25781222886590569485e+02,0.0899978074276343,9,1,NULL);
CREATE TABLE removed_events (
	game VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	removed FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	CONSTRAINT pk_removed_events PRIMARY KEY (game, version, removed)
);
CREATE TABLE reports (
	number INTEGER NOT NULL, 
	reporter VARCHAR(16) NOT NULL, 
	reported VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	category VARCHAR(20) NOT NULL, 
	text TEXT NOT NULL, 
	messages TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	closed FLOAT, 
	note TEXT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (number)
);
INSERT INTO "reports" VALUES(1,'rpvU4XgxJFR5','nfcRXe7Rs6uv','Béla','','insult','What was said cannot be repeated.','[]',1.79495628151383733754e+09,NULL,'');
CREATE TABLE results (
	game_name VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	ended FLOAT NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	speed VARCHAR(16) NOT NULL, 
	rated BOOLEAN NOT NULL, 
	private BOOLEAN NOT NULL, 
	score VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (game_name, seat), 
	CONSTRAINT fk_results_game_name FOREIGN KEY(game_name) REFERENCES games (name)
);
INSERT INTO "results" VALUES('JbDsQerRq97q',0,'GeQey3rTk5NE',1.79495627548096537591e+09,'six','classical',0,1,'loss');
INSERT INTO "results" VALUES('JbDsQerRq97q',1,'nfcRXe7Rs6uv',1.79495627548096537591e+09,'six','classical',0,1,'win');
INSERT INTO "results" VALUES('maUUZ6oiJHp3',0,'rpvU4XgxJFR5',1.79495627567758226392e+09,'abalone','',0,1,'win');
INSERT INTO "results" VALUES('maUUZ6oiJHp3',1,'WCcpwhVsFw7j',1.79495627567758226392e+09,'abalone','',0,1,'loss');
INSERT INTO "results" VALUES('gBQBqvVt8EYR',0,'fJkvCe6cqauG',1.79495627574137711526e+09,'six','rapid',1,0,'win');
INSERT INTO "results" VALUES('gBQBqvVt8EYR',1,'rpvU4XgxJFR5',1.79495627574137711526e+09,'six','rapid',1,0,'loss');
INSERT INTO "results" VALUES('FdjYy4RKpU86',0,'GeQey3rTk5NE',1.79495627621139478688e+09,'abalone','rapid',0,0,'win');
INSERT INTO "results" VALUES('FdjYy4RKpU86',1,'nfcRXe7Rs6uv',1.79495627621139478688e+09,'abalone','rapid',0,0,'loss');
INSERT INTO "results" VALUES('k3orvt433CFs',0,'rpvU4XgxJFR5',1.79495627631910872456e+09,'six','correspondence',1,0,'win');
INSERT INTO "results" VALUES('k3orvt433CFs',1,'LsEdFJvNHkJH',1.79495627631910872456e+09,'six','correspondence',1,0,'loss');
INSERT INTO "results" VALUES('gbguUUxiwSuj',0,'SecauhMxDJ47',1.7949562786858735085e+09,'six','rapid',1,1,'win');
INSERT INTO "results" VALUES('gbguUUxiwSuj',1,'GeQey3rTk5NE',1.7949562786858735085e+09,'six','rapid',1,1,'loss');
INSERT INTO "results" VALUES('HMGHYSW2azTd',0,'GeQey3rTk5NE',1.79495627972976756099e+09,'abalone','',0,1,'win');
INSERT INTO "results" VALUES('HMGHYSW2azTd',1,'nfcRXe7Rs6uv',1.79495627972976756099e+09,'abalone','',0,1,'loss');
INSERT INTO "results" VALUES('eASThBzH3U5n',0,'GeQey3rTk5NE',1.7949562798270995617e+09,'six','rapid',0,1,'win');
INSERT INTO "results" VALUES('eASThBzH3U5n',1,'nfcRXe7Rs6uv',1.7949562798270995617e+09,'six','rapid',0,1,'loss');
INSERT INTO "results" VALUES('Jv9JJuUQfLS6',0,'GeQey3rTk5NE',1.79495627990013885497e+09,'six','',0,1,'win');
INSERT INTO "results" VALUES('Jv9JJuUQfLS6',1,'nfcRXe7Rs6uv',1.79495627990013885497e+09,'six','',0,1,'loss');
INSERT INTO "results" VALUES('rzZ3dmDh6UmD',0,'GeQey3rTk5NE',1.79495627993071103093e+09,'six','',0,1,'win');
INSERT INTO "results" VALUES('rzZ3dmDh6UmD',1,'nfcRXe7Rs6uv',1.79495627993071103093e+09,'six','',0,1,'loss');
INSERT INTO "results" VALUES('bML9v9429FPA',0,'GeQey3rTk5NE',1.79495628001334547995e+09,'abalone','bullet',0,1,'draw');
INSERT INTO "results" VALUES('bML9v9429FPA',1,'nfcRXe7Rs6uv',1.79495628001334547995e+09,'abalone','bullet',0,1,'draw');
INSERT INTO "results" VALUES('ko2osvqFU7CT',0,'GeQey3rTk5NE',1.79495628018879199022e+09,'abalone','',0,1,'draw');
INSERT INTO "results" VALUES('ko2osvqFU7CT',1,'nfcRXe7Rs6uv',1.79495628018879199022e+09,'abalone','',0,1,'draw');
INSERT INTO "results" VALUES('pVTbTkbAD8bA',0,'GeQey3rTk5NE',1.79495628027636718753e+09,'six','',0,1,'draw');
INSERT INTO "results" VALUES('pVTbTkbAD8bA',1,'nfcRXe7Rs6uv',1.79495628027636718753e+09,'six','',0,1,'draw');
INSERT INTO "results" VALUES('Bgk7RQacAvKP',0,'GeQey3rTk5NE',1.79495628031008887292e+09,'abalone','',0,1,'draw');
INSERT INTO "results" VALUES('Bgk7RQacAvKP',1,'nfcRXe7Rs6uv',1.79495628031008887292e+09,'abalone','',0,1,'draw');
INSERT INTO "results" VALUES('khGjTZoP3zAK',0,'GeQey3rTk5NE',1.79495628144485473631e+09,'abalone','bullet',0,1,'loss');
INSERT INTO "results" VALUES('khGjTZoP3zAK',1,'nfcRXe7Rs6uv',1.79495628144485473631e+09,'abalone','bullet',0,1,'win');
INSERT INTO "results" VALUES('HtLbCx3YBb9W',1,'rpvU4XgxJFR5',1.79495628788478946689e+09,'abalone','',0,0,'loss');
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
INSERT INTO "seats" VALUES('H9Uj9uioVsnQ',0,'player','LsEdFJvNHkJH','Eve',0);
INSERT INTO "seats" VALUES('H9Uj9uioVsnQ',1,'player','LsEdFJvNHkJH','Eve',0);
INSERT INTO "seats" VALUES('7AApUYfxaYYF',0,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('7AApUYfxaYYF',1,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('JbDsQerRq97q',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('JbDsQerRq97q',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('hoCdWGfWezbx',0,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('hoCdWGfWezbx',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('maUUZ6oiJHp3',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('maUUZ6oiJHp3',1,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('gBQBqvVt8EYR',0,'player','fJkvCe6cqauG','Player fJkv',0);
INSERT INTO "seats" VALUES('gBQBqvVt8EYR',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('ap4ZysYpCH2q',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('ap4ZysYpCH2q',1,'player','fJkvCe6cqauG','Player fJkv',0);
INSERT INTO "seats" VALUES('FdjYy4RKpU86',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('FdjYy4RKpU86',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('PBxVVoKP4zz5',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('PBxVVoKP4zz5',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('k3orvt433CFs',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('k3orvt433CFs',1,'player','LsEdFJvNHkJH','Eve',0);
INSERT INTO "seats" VALUES('FucsH9NBPcD6',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('FucsH9NBPcD6',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('u2z759KL4KZH',0,'player','LsEdFJvNHkJH','Eve',0);
INSERT INTO "seats" VALUES('u2z759KL4KZH',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('oVP9gpomrYCc',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('oVP9gpomrYCc',1,'open','','',0);
INSERT INTO "seats" VALUES('pDnxrnpjckot',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('pDnxrnpjckot',1,'open','','',0);
INSERT INTO "seats" VALUES('54YLjiQMAyuX',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('54YLjiQMAyuX',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('dGLeA64J83dy',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('dGLeA64J83dy',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('dGLeA64J83dy',2,'player','LsEdFJvNHkJH','Eve',0);
INSERT INTO "seats" VALUES('dGLeA64J83dy',3,'player','fJkvCe6cqauG','Player fJkv',0);
INSERT INTO "seats" VALUES('gbguUUxiwSuj',0,'player','SecauhMxDJ47','',0);
INSERT INTO "seats" VALUES('gbguUUxiwSuj',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('YcZUygCGb4gN',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('YcZUygCGb4gN',1,'player','fJkvCe6cqauG','Player fJkv',0);
INSERT INTO "seats" VALUES('bw8YuY4jduJi',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('bw8YuY4jduJi',1,'open','','',0);
INSERT INTO "seats" VALUES('en89JGtuoRBq',0,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('en89JGtuoRBq',1,'open','','',0);
INSERT INTO "seats" VALUES('a8oERGN7qrQa',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('a8oERGN7qrQa',1,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('a8oERGN7qrQa',2,'open','','',0);
INSERT INTO "seats" VALUES('a8oERGN7qrQa',3,'open','','',0);
INSERT INTO "seats" VALUES('GbmmrctPJqfQ',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('GbmmrctPJqfQ',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('2KmUaieNWi6M',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('2KmUaieNWi6M',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('s5mD6YWX8VYY',0,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('s5mD6YWX8VYY',1,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('kYFnHHdhNw4G',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('kYFnHHdhNw4G',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('kYFnHHdhNw4G',2,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('kYFnHHdhNw4G',3,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('QJoZHbh5XjpF',0,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('QJoZHbh5XjpF',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('AiyW6rXceVA8',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('AiyW6rXceVA8',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('5AQwPeToSqXT',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('5AQwPeToSqXT',1,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('moUvjFSQif8G',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('moUvjFSQif8G',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('MA3gHxMNCfC5',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('MA3gHxMNCfC5',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('cKHEZFv7sYvd',0,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('cKHEZFv7sYvd',1,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('YsHizHRqkVRN',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('YsHizHRqkVRN',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('YsHizHRqkVRN',2,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('YsHizHRqkVRN',3,'player','WCcpwhVsFw7j','Dan',0);
INSERT INTO "seats" VALUES('VYwKywMJwHeB',0,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('VYwKywMJwHeB',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('HMGHYSW2azTd',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('HMGHYSW2azTd',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('eASThBzH3U5n',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('eASThBzH3U5n',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('Jv9JJuUQfLS6',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('Jv9JJuUQfLS6',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('rzZ3dmDh6UmD',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('rzZ3dmDh6UmD',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('bML9v9429FPA',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('bML9v9429FPA',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('ko2osvqFU7CT',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('ko2osvqFU7CT',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('pVTbTkbAD8bA',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('pVTbTkbAD8bA',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('Bgk7RQacAvKP',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('Bgk7RQacAvKP',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('caCCnFAuxCqB',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('caCCnFAuxCqB',1,'open','','',0);
INSERT INTO "seats" VALUES('tV7y9wF5S7Q7',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('tV7y9wF5S7Q7',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('khGjTZoP3zAK',0,'player','GeQey3rTk5NE','Ada',0);
INSERT INTO "seats" VALUES('khGjTZoP3zAK',1,'player','nfcRXe7Rs6uv','Béla',0);
INSERT INTO "seats" VALUES('HtLbCx3YBb9W',0,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('HtLbCx3YBb9W',1,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('SVN2WhnZ8pKR',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('SVN2WhnZ8pKR',1,'engine','','Hexad level 1',1);
INSERT INTO "seats" VALUES('eUh7baTiJpSe',0,'player','rpvU4XgxJFR5','Cora',0);
INSERT INTO "seats" VALUES('eUh7baTiJpSe',1,'engine','','Hexad level 10',10);
CREATE TABLE seeks (
	player VARCHAR(16) NOT NULL, 
	id VARCHAR(16) NOT NULL, 
	process VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	control VARCHAR(20) NOT NULL, 
	options TEXT NOT NULL, 
	rated BOOLEAN NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	black_balance INTEGER NOT NULL, 
	last_opponent VARCHAR(16) NOT NULL, 
	since INTEGER NOT NULL, 
	paired VARCHAR(16) DEFAULT '' NOT NULL, 
	CONSTRAINT pk_seeks PRIMARY KEY (player)
);
CREATE TABLE sessions (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT, 
	CONSTRAINT pk_sessions PRIMARY KEY (hash)
);
INSERT INTO "sessions" VALUES('164e34ab711258a818b7e947258ca338f219e833ec2580b63426b4e3a50fd8a8','GeQey3rTk5NE','Ada',1.79495627012181830405e+09,1.79495627019430279728e+09);
INSERT INTO "sessions" VALUES('6c841f24f99a642a724b495b719d39c67daabc60ec90b3c3fe03df5d8f611bbc','nfcRXe7Rs6uv','Béla',1.7949562701902470589e+09,1.79495627073021793364e+09);
INSERT INTO "sessions" VALUES('2872706dea9956613c4e137e8d797711ed724fff1af6ca6e10e60a3e21b311ca','rpvU4XgxJFR5','Cora',1.79495627231447243696e+09,1.79495627278990721705e+09);
INSERT INTO "sessions" VALUES('bdc0988a7aa3a2bf1b5512748a6ba9ae7083ce9f402e30c33b6b2c2db95bd113','WCcpwhVsFw7j','Dan',1.79495627239832067486e+09,1.79495627278990721705e+09);
INSERT INTO "sessions" VALUES('afa217bdaa80f5fefc9609171762d00426062b4c0e266bcc83c1042935954744','fJkvCe6cqauG','Player fJkv',1.7949562736637780666e+09,1.79495627387671041492e+09);
INSERT INTO "sessions" VALUES('79be089305946e054ed037a70ccb0f47ea616c8ca11b4867e33c625b4cd2d4dc','LsEdFJvNHkJH','Eve',1.79495627468022418021e+09,1.79495627495509433744e+09);
INSERT INTO "sessions" VALUES('a94b65e99040fa2796bd83f642f5939a90cc9f4b6ba6d9d79452823ca5c32876','WoMHtZzMKeqp','Guest WoMH',1.79495628230245041854e+09,NULL);
CREATE TABLE solver_ratings (
	player VARCHAR(16) NOT NULL, 
	game VARCHAR(16) NOT NULL, 
	mean FLOAT NOT NULL, 
	deviation FLOAT NOT NULL, 
	volatility FLOAT NOT NULL, 
	at INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	peak FLOAT, 
	CONSTRAINT pk_solver_ratings PRIMARY KEY (player, game)
);
INSERT INTO "solver_ratings" VALUES('GeQey3rTk5NE','abalone',1.62178364784839754977e+03,3.02147079981183253483e+02,8.99934932098414297474e-02,12,1,NULL);
INSERT INTO "solver_ratings" VALUES('GeQey3rTk5NE','six',1.01889683616890965825e+03,3.36391235744855066503e+02,9.00223021549982765909e-02,12,1,NULL);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	label VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_tokens PRIMARY KEY (hash)
);
INSERT INTO "tokens" VALUES('93972479b27bdc32ed52644613a5c0b50a2a6f210aceffff423e4abdc4fd5895','GeQey3rTk5NE','Ada','a program',1.79495627014145874974e+09);
INSERT INTO "tokens" VALUES('3d5946c947f55908e001873b7813330713571beb085652677ae607a6597ba8ac','WCcpwhVsFw7j','Dan','a program',1.7949562724231626987e+09);
CREATE TABLE transfers (
	guest VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_transfers PRIMARY KEY (guest)
);
INSERT INTO "transfers" VALUES('RjBFPHSjZhSX','GeQey3rTk5NE','Ada',1.79495627011011171336e+09);
INSERT INTO "transfers" VALUES('D9mvtwYn3mKX','rpvU4XgxJFR5','Cora',1.79495627089586806297e+09);
INSERT INTO "transfers" VALUES('9CWkn7tvnFPk','SecauhMxDJ47','Finn',1.79495627297751331324e+09);
INSERT INTO "transfers" VALUES('ohnPwp5pVFwa','fJkvCe6cqauG','Player fJkv',1.79495627366249966617e+09);
INSERT INTO "transfers" VALUES('pH7GGxL8Zo8b','LsEdFJvNHkJH','Eve',1.79495627467921638493e+09);
CREATE TABLE turns (
	game VARCHAR(16) NOT NULL, 
	player VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	began FLOAT NOT NULL, 
	weekends BOOLEAN NOT NULL, 
	falls INTEGER, 
	warn INTEGER, 
	pause VARCHAR(8) DEFAULT '' NOT NULL, 
	pause_until FLOAT DEFAULT 0 NOT NULL, 
	told BOOLEAN DEFAULT 0 NOT NULL, 
	warned BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_turns PRIMARY KEY (game), 
	CONSTRAINT fk_turns_game FOREIGN KEY(game) REFERENCES games (name)
);
INSERT INTO "turns" VALUES('PBxVVoKP4zz5','rpvU4XgxJFR5',1,1.79495627623530912397e+09,0,25920711,19440711,'',0.0,0,0);
INSERT INTO "turns" VALUES('u2z759KL4KZH','LsEdFJvNHkJH',0,1.79495627635580801964e+09,0,NULL,NULL,'vacation',1.7952154774664413929e+09,0,0);
CREATE TABLE uptime (
	id INTEGER NOT NULL, 
	arena FLOAT NOT NULL, 
	wall FLOAT NOT NULL, 
	process VARCHAR(16) DEFAULT '' NOT NULL, 
	running BOOLEAN DEFAULT 1 NOT NULL, 
	CONSTRAINT pk_uptime PRIMARY KEY (id)
);
INSERT INTO "uptime" VALUES(1,1.94559139989998577391e+01,1.79495628858542633052e+09,'Z3fwrPJ9wJDP',1);
CREATE TABLE vacations (
	player VARCHAR(16) NOT NULL, 
	began FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_vacations PRIMARY KEY (player, began)
);
INSERT INTO "vacations" VALUES('LsEdFJvNHkJH',1.7949562763643064499e+09,1.79495627648087072375e+09);
INSERT INTO "vacations" VALUES('LsEdFJvNHkJH',1.79495627746644139288e+09,1.7952154774664413929e+09);
CREATE INDEX ix_mail_links_player ON mail_links (player);
CREATE INDEX ix_mails_next_try ON mails (next_try);
CREATE INDEX ix_ratings_game_speed_mean_player ON ratings (game, speed, mean, player);
CREATE INDEX ix_rating_changes_game_name ON rating_changes (game_name);
CREATE INDEX ix_rating_changes_player_game_speed_number ON rating_changes (player, game, speed, number);
CREATE INDEX ix_puzzle_attempts_player_game_number ON puzzle_attempts (player, game, number);
CREATE INDEX ix_puzzle_ratings_game ON puzzle_ratings (game);
CREATE INDEX ix_follows_followed ON follows (followed);
CREATE INDEX ix_blocks_blocked ON blocks (blocked);
CREATE INDEX ix_reports_reporter ON reports (reporter);
CREATE INDEX ix_reports_closed ON reports (closed);
CREATE INDEX ix_reports_reported ON reports (reported);
CREATE INDEX ix_audit_player ON audit (player);
CREATE INDEX ix_seeks_process ON seeks (process);
CREATE INDEX ix_games_invited_status ON games (invited, status);
CREATE INDEX ix_games_status_wake ON games (status, wake);
CREATE UNIQUE INDEX ix_games_ended_number ON games (ended_number) WHERE ended_number is not null;
CREATE INDEX ix_games_status_ended ON games (status, ended);
CREATE INDEX ix_games_creator_status ON games (creator, status);
CREATE INDEX ix_accounts_name ON accounts (name);
CREATE INDEX ix_accounts_email ON accounts (email);
CREATE INDEX ix_sessions_seen ON sessions (seen);
CREATE INDEX ix_sessions_player ON sessions (player);
CREATE INDEX ix_tokens_player ON tokens (player);
CREATE INDEX ix_turns_player ON turns (player);
CREATE INDEX ix_messages_player ON messages (player);
CREATE INDEX ix_messages_created ON messages (created);
CREATE INDEX ix_seats_player_game_seat ON seats (player, game, seat);
CREATE INDEX ix_seats_name ON seats (name);
CREATE INDEX ix_results_player_game_rated_score ON results (player, game, rated, score);
CREATE INDEX ix_results_player_ended_game_name ON results (player, ended, game_name);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('audit',1);
COMMIT;
