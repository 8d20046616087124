CREATE TABLE refresh_tokens (
  id TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (id),
  issued_at INTEGER NOT NULL,
  used_at INTEGER,
  successor TEXT
) STRICT;
CREATE INDEX refresh_tokens_of_session ON refresh_tokens (session_id);

CREATE TABLE remembered_devices (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  device_uuid TEXT NOT NULL,
  until INTEGER NOT NULL,
  PRIMARY KEY (customer_id, device_uuid)
) STRICT;

CREATE TABLE one_time_tokens (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  detail TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX one_time_tokens_of_customer ON one_time_tokens (customer_id, kind);

CREATE TABLE two_factor (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  method TEXT NOT NULL,
  secret TEXT,
  since INTEGER NOT NULL,
  last_step INTEGER NOT NULL DEFAULT 0,
  locked_at INTEGER
) STRICT;

CREATE TABLE two_factor_setups (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  method TEXT NOT NULL,
  secret TEXT,
  started_at INTEGER NOT NULL,
  wrong_codes INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (customer_id, method)
) STRICT;

CREATE TABLE two_factor_failures (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  failed_at INTEGER NOT NULL
) STRICT;
CREATE INDEX two_factor_failures_of_customer ON two_factor_failures (customer_id, failed_at);

CREATE TABLE email_codes (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  purpose TEXT NOT NULL,
  hash TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (customer_id, purpose)
) STRICT;

CREATE TABLE confirmations (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  address_required INTEGER NOT NULL DEFAULT 0,
  email_required INTEGER NOT NULL DEFAULT 0,
  two_factor_prompt_seen INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE sign_ups (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  details TEXT NOT NULL,
  signed_up_at INTEGER NOT NULL
) STRICT;

CREATE TABLE social_links (
  site_key TEXT NOT NULL,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  email TEXT NOT NULL,
  linked_at INTEGER NOT NULL,
  PRIMARY KEY (site_key, provider, subject),
  UNIQUE (customer_id, provider)
) STRICT;

CREATE TABLE used_assertions (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
