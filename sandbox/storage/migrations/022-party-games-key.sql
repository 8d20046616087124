-- What decides the numbers of a party's games; the name did until groups could be renamed.
ALTER TABLE party_groups ADD COLUMN games_key TEXT NOT NULL DEFAULT '';
UPDATE party_groups SET games_key = name;
CREATE INDEX party_groups_games_key ON party_groups (games_key);
