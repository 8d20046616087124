CREATE TABLE party_groups (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  name TEXT NOT NULL,
  name_key TEXT NOT NULL,
  publicity TEXT NOT NULL CHECK (publicity IN ('private', 'promoted', 'public')),
  token TEXT NOT NULL UNIQUE,
  owner_id TEXT NOT NULL REFERENCES customers (id),
  created_at INTEGER NOT NULL,
  UNIQUE (site_key, name_key)
) STRICT;

CREATE TABLE party_members (
  group_id TEXT NOT NULL REFERENCES party_groups (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  joined_at INTEGER NOT NULL,
  PRIMARY KEY (group_id, customer_id)
) STRICT;
CREATE INDEX party_members_of_customer ON party_members (customer_id);

CREATE TABLE party_sessions (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  group_id TEXT NOT NULL REFERENCES party_groups (id),
  organiser_id TEXT NOT NULL REFERENCES customers (id),
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  lottery_key TEXT NOT NULL,
  share_price INTEGER NOT NULL,
  games_per_share INTEGER NOT NULL,
  max_shares INTEGER NOT NULL,
  outside_shares INTEGER NOT NULL DEFAULT 0,
  autosession TEXT NOT NULL CHECK (autosession IN ('paused', 'on', 'off')),
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'paid', 'cancelled')),
  winnings INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX party_sessions_of_group ON party_sessions (group_id, created_at);
CREATE UNIQUE INDEX party_sessions_open ON party_sessions (group_id) WHERE status = 'open';
CREATE INDEX party_sessions_to_advance ON party_sessions (draw_id) WHERE status IN ('open', 'closed');
