BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE bot_state (
	"key" VARCHAR(64) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE call_settings (
	player BIGINT NOT NULL, 
	silent INTEGER NOT NULL, 
	reminders INTEGER NOT NULL, 
	auto_vacation INTEGER NOT NULL, 
	zone VARCHAR(64) NOT NULL, 
	quiet TEXT, 
	PRIMARY KEY (player)
);
CREATE TABLE draft (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	decision INTEGER NOT NULL, 
	steps TEXT NOT NULL, 
	rest TEXT NOT NULL, 
	PRIMARY KEY (session, seat), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "draft" VALUES('k3f9',0,2,'[]','[]');
CREATE TABLE entry (
	session VARCHAR(12) NOT NULL, 
	number INTEGER NOT NULL, 
	revision INTEGER NOT NULL, 
	decision INTEGER, 
	seat INTEGER, 
	action TEXT NOT NULL, 
	stretch INTEGER NOT NULL, 
	events TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	undone_at FLOAT, clocks TEXT, 
	PRIMARY KEY (session, number, revision), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "entry" VALUES('k3f9',0,2,NULL,NULL,'',0,'[]','d0',6.0,NULL,NULL);
INSERT INTO "entry" VALUES('k3f9',1,3,0,0,'bid 2',0,'[]','d1',7.0,NULL,NULL);
CREATE TABLE guild_settings (
	guild BIGINT NOT NULL, 
	settings TEXT NOT NULL, 
	PRIMARY KEY (guild)
);
CREATE TABLE notice (
	id INTEGER NOT NULL, 
	session VARCHAR(12) NOT NULL, 
	kind VARCHAR(24) NOT NULL, 
	at FLOAT NOT NULL, 
	seat INTEGER, 
	args TEXT NOT NULL, 
	said INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE pack (
	hash VARCHAR(64) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(100) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "pack" VALUES('93cd','toy','toy-1','Toy','[pack]');
CREATE TABLE "plan" (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(32) NOT NULL, 
	topic VARCHAR(64) NOT NULL, 
	texts TEXT NOT NULL, 
	set_at FLOAT NOT NULL, 
	stopped INTEGER, 
	PRIMARY KEY (session, seat, kind), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE player_settings (
	player BIGINT NOT NULL, 
	dms INTEGER NOT NULL, 
	text_boards INTEGER NOT NULL, contrast INTEGER DEFAULT '0' NOT NULL, large INTEGER DEFAULT '0' NOT NULL, confirm VARCHAR(8) DEFAULT 'risky' NOT NULL, 
	PRIMARY KEY (player)
);
CREATE TABLE reminder (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	stretch INTEGER NOT NULL, 
	stage INTEGER NOT NULL, 
	muted INTEGER NOT NULL, 
	channel BIGINT, 
	message BIGINT, 
	PRIMARY KEY (session, seat), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE request (
	session VARCHAR(12) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(24) NOT NULL, 
	seat INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	args TEXT NOT NULL, 
	outcome VARCHAR(16), 
	PRIMARY KEY (session, number), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE result (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	player BIGINT, 
	game VARCHAR(32) NOT NULL, 
	guild BIGINT NOT NULL, 
	place INTEGER NOT NULL, 
	points INTEGER, 
	turns TEXT NOT NULL, 
	timeouts INTEGER NOT NULL, 
	ended_at FLOAT NOT NULL, 
	PRIMARY KEY (session, seat), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE seat (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	player BIGINT, 
	name VARCHAR(100), 
	computer INTEGER NOT NULL, 
	decision INTEGER, 
	asked_at FLOAT, stretch INTEGER, "left" FLOAT, given FLOAT, ticking_since FLOAT, away INTEGER DEFAULT '0' NOT NULL, late INTEGER DEFAULT '0' NOT NULL, timeouts INTEGER DEFAULT '0' NOT NULL, invited BIGINT, 
	PRIMARY KEY (session, seat), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('k3f9',0,11,'A',0,NULL,NULL,NULL,NULL,NULL,NULL,0,0,0,NULL);
INSERT INTO "seat" VALUES('k3f9',1,12,'B',0,1,6.0,NULL,NULL,NULL,NULL,0,0,0,NULL);
CREATE TABLE session (
	id VARCHAR(12) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	pack VARCHAR(64) NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	guild BIGINT NOT NULL, 
	channel BIGINT NOT NULL, 
	host BIGINT NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(64), 
	why_frozen TEXT, 
	opened_at FLOAT NOT NULL, 
	ended_at FLOAT, 
	revision INTEGER NOT NULL, 
	published_revision INTEGER NOT NULL, 
	board_message BIGINT, 
	lobby_message BIGINT, terms TEXT DEFAULT '[]' NOT NULL, paused_at FLOAT, paused_until FLOAT, active_at FLOAT DEFAULT '0' NOT NULL, warned_at FLOAT, commitment VARCHAR(64), rematch_of VARCHAR(12), rewound INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(pack) REFERENCES pack (hash)
);
INSERT INTO "session" VALUES('k3f9','toy','93cd','running',1,100,11,'[]','seed',NULL,5.0,NULL,3,2,555,556,'[]',NULL,NULL,1.79601092173451185223e+09,NULL,'19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b',NULL,0);
CREATE TABLE snapshot (
	session VARCHAR(12) NOT NULL, 
	state TEXT NOT NULL, 
	digest VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	PRIMARY KEY (session), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
INSERT INTO "snapshot" VALUES('k3f9','{}','d1',1);
CREATE TABLE vacation (
	player BIGINT NOT NULL, 
	since FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	auto INTEGER NOT NULL, 
	ended_at FLOAT, 
	PRIMARY KEY (player, since)
);
CREATE TABLE vote (
	session VARCHAR(12) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	agrees INTEGER NOT NULL, 
	PRIMARY KEY (session, number, seat), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE TABLE wish (
	session VARCHAR(12) NOT NULL, 
	seat INTEGER NOT NULL, 
	wish VARCHAR(32) NOT NULL, 
	value VARCHAR(32) NOT NULL, 
	PRIMARY KEY (session, seat, wish), 
	FOREIGN KEY(session) REFERENCES session (id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX one_active_session_per_channel ON session (channel) WHERE status IN ('lobby', 'running', 'frozen');
CREATE INDEX session_by_status ON session (status);
CREATE UNIQUE INDEX one_seat_per_player ON seat (session, player);
CREATE INDEX seat_by_player ON seat (player);
CREATE UNIQUE INDEX one_live_answer_per_decision ON entry (session, decision) WHERE undone_at IS NULL;
CREATE INDEX notice_by_session ON notice (session, said);
CREATE INDEX result_by_player ON result (player);
CREATE INDEX result_by_game ON result (game, ended_at);
CREATE INDEX session_by_rematch ON session (rematch_of);
COMMIT;
