CREATE TABLE secrets (
  name TEXT PRIMARY KEY,
  value BLOB NOT NULL
) STRICT;

CREATE TABLE customers (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  email TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  customer_token TEXT NOT NULL,
  pricing_id TEXT NOT NULL,
  segment_name TEXT,
  force_password_change INTEGER NOT NULL DEFAULT 0,
  account_upgrade INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  closed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX customers_by_email ON customers (site_key, email) WHERE closed_at IS NULL;

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  device_uuid TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  elevated_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX sessions_of_customer ON sessions (customer_id);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  site_key TEXT NOT NULL,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  link TEXT,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE kept_answers (
  site_key TEXT NOT NULL,
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  call_id TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (site_key, owner, key)
) STRICT;

CREATE TABLE ledger_accounts (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  may_be_negative INTEGER NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0,
  CHECK (may_be_negative = 1 OR balance >= 0)
) STRICT;

CREATE TABLE ledger_movements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  site_key TEXT NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  moved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE ledger_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  movement_id INTEGER NOT NULL REFERENCES ledger_movements (id),
  account_id TEXT NOT NULL REFERENCES ledger_accounts (id),
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL
) STRICT;
CREATE INDEX ledger_entries_of_account ON ledger_entries (account_id, id);
CREATE INDEX ledger_entries_of_movement ON ledger_entries (movement_id);
