CREATE TABLE vault_entries (
  token TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  gateway_key TEXT NOT NULL,
  kind TEXT NOT NULL,
  brand TEXT NOT NULL,
  last_four TEXT,
  holder_name TEXT NOT NULL,
  expiry_month INTEGER,
  expiry_year INTEGER,
  email TEXT,
  behaviour TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;

CREATE TABLE vault_setups (
  client_secret TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  gateway_key TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE funds (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  type TEXT NOT NULL,
  brand TEXT NOT NULL,
  gateway_key TEXT,
  token TEXT REFERENCES vault_entries (token),
  last_four TEXT,
  holder_name TEXT NOT NULL,
  expiry_month INTEGER,
  expiry_year INTEGER,
  bank_type TEXT,
  bank_code TEXT,
  account_number TEXT,
  email TEXT,
  verification_status TEXT NOT NULL,
  verifies_at INTEGER,
  is_default INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;
CREATE INDEX funds_of_customer ON funds (customer_id) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX default_fund ON funds (customer_id) WHERE is_default = 1 AND deleted_at IS NULL;
CREATE INDEX funds_to_verify ON funds (verifies_at) WHERE verifies_at IS NOT NULL;

CREATE TABLE deposits (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  method_code TEXT NOT NULL,
  gateway_key TEXT,
  fund_id TEXT REFERENCES funds (id),
  behaviour TEXT NOT NULL,
  checkout INTEGER NOT NULL,
  status TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER,
  completed_at INTEGER,
  page_state TEXT UNIQUE,
  window_size TEXT,
  notification_url TEXT,
  success_url TEXT,
  cancel_url TEXT,
  reference TEXT,
  failure_code TEXT,
  failure_message TEXT,
  purchase TEXT,
  checkout_id TEXT,
  metadata TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX deposits_of_customer ON deposits (customer_id, created_at);
CREATE INDEX deposits_due ON deposits (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  fund_id TEXT NOT NULL REFERENCES funds (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  method_code TEXT NOT NULL,
  status TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  due_at INTEGER,
  earliest_at INTEGER NOT NULL,
  completed_at INTEGER,
  failure_code TEXT,
  failure_message TEXT
) STRICT;
CREATE INDEX withdrawals_of_fund ON withdrawals (fund_id) WHERE due_at IS NOT NULL;
CREATE INDEX withdrawals_due ON withdrawals (due_at) WHERE due_at IS NOT NULL;
