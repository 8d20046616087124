CREATE TABLE customer_details (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  date_of_birth TEXT,
  phone TEXT,
  address TEXT,
  address_line2 TEXT,
  suburb TEXT,
  state TEXT,
  postcode TEXT,
  country TEXT
) STRICT;

CREATE TABLE customer_choices (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  favourite_numbers TEXT,
  terms_version TEXT,
  terms_accepted_at INTEGER,
  ban_confirmed_for TEXT,
  recurring_fund_id TEXT REFERENCES funds (id)
) STRICT;

CREATE TABLE communication_preferences (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  email INTEGER NOT NULL,
  phone INTEGER NOT NULL,
  sms INTEGER NOT NULL,
  directmail INTEGER NOT NULL,
  unsubscribe_reasons TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE closures (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  reason TEXT,
  comment TEXT,
  closed_at INTEGER NOT NULL
) STRICT;

CREATE TABLE memberships (
  customer_id TEXT NOT NULL REFERENCES customers (id),
  program_id TEXT NOT NULL,
  status TEXT NOT NULL,
  tier TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (customer_id, program_id)
) STRICT;

CREATE TABLE customer_limits (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  next_amount INTEGER,
  next_at INTEGER,
  UNIQUE (customer_id, kind, period)
) STRICT;

CREATE TABLE verification_attempts (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  method TEXT NOT NULL,
  outcome TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  decided_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX verification_attempts_of_customer ON verification_attempts (customer_id, started_at);

CREATE TABLE verification_documents (
  id TEXT PRIMARY KEY,
  attempt_id TEXT NOT NULL REFERENCES verification_attempts (id),
  side TEXT NOT NULL,
  media_type TEXT NOT NULL,
  bytes INTEGER NOT NULL
) STRICT;
CREATE INDEX verification_documents_of_attempt ON verification_documents (attempt_id);

CREATE TABLE connect_id_requests (
  state TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  return_url TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  code TEXT,
  agreed INTEGER,
  used_at INTEGER
) STRICT;

CREATE TABLE account_migrations (
  customer_id TEXT PRIMARY KEY REFERENCES customers (id),
  eligibility TEXT NOT NULL,
  failures_left INTEGER NOT NULL,
  done_at INTEGER
) STRICT;
