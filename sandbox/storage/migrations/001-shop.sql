CREATE TABLE draws (
  id INTEGER PRIMARY KEY,
  site_key TEXT NOT NULL,
  offer_key TEXT NOT NULL,
  series TEXT NOT NULL,
  draw_no INTEGER NOT NULL,
  open_date INTEGER NOT NULL,
  close_date INTEGER NOT NULL,
  date INTEGER NOT NULL,
  prize_pool INTEGER,
  drawn INTEGER NOT NULL DEFAULT 0,
  winning_numbers TEXT NOT NULL DEFAULT '[]',
  winning_tickets TEXT NOT NULL DEFAULT '[]',
  jackpot_won INTEGER NOT NULL DEFAULT 0,
  UNIQUE (site_key, offer_key, series, draw_no)
) STRICT;
CREATE INDEX draws_to_draw ON draws (date) WHERE drawn = 0;
CREATE INDEX draws_by_date ON draws (site_key, drawn, date);

CREATE TABLE draw_divisions (
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  division INTEGER NOT NULL,
  name TEXT NOT NULL,
  match TEXT NOT NULL,
  num_winners INTEGER NOT NULL,
  prize INTEGER NOT NULL,
  PRIMARY KEY (draw_id, division)
) STRICT;

CREATE TABLE draw_winners (
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  place TEXT NOT NULL,
  division INTEGER NOT NULL,
  prize_title TEXT NOT NULL,
  prize INTEGER NOT NULL,
  PRIMARY KEY (draw_id, position)
) STRICT;

CREATE TABLE cause_totals (
  site_key TEXT NOT NULL,
  cause_key TEXT NOT NULL,
  raised INTEGER NOT NULL,
  supporters INTEGER NOT NULL,
  PRIMARY KEY (site_key, cause_key)
) STRICT;

CREATE TABLE offer_states (
  site_key TEXT NOT NULL,
  offer_key TEXT NOT NULL,
  suspended INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_key, offer_key)
) STRICT;

CREATE TABLE carts (
  token TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cart_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_token TEXT NOT NULL REFERENCES carts (token) ON DELETE CASCADE,
  choice TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX cart_items_of_cart ON cart_items (cart_token);

CREATE TABLE events (
  id TEXT PRIMARY KEY,
  site_key TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
