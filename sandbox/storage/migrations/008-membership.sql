CREATE TABLE giveaway_entries (
  draw_id INTEGER NOT NULL REFERENCES draws (id),
  customer_id TEXT NOT NULL REFERENCES customers (id),
  tier TEXT NOT NULL CHECK (tier IN ('free', 'premium')),
  num_entries INTEGER NOT NULL CHECK (num_entries > 0),
  entry_status TEXT NOT NULL CHECK (entry_status IN ('unlocked', 'guaranteed')),
  result TEXT NOT NULL DEFAULT 'pending' CHECK (result IN ('pending', 'won', 'lost')),
  prize INTEGER NOT NULL DEFAULT 0,
  paid INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (draw_id, customer_id)
) STRICT;
CREATE INDEX giveaway_entries_of_customer ON giveaway_entries (customer_id, result);
CREATE INDEX giveaway_entries_unpaid ON giveaway_entries (draw_id) WHERE result = 'won' AND paid = 0;
