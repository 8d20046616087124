ALTER TABLE party_groups ADD COLUMN num_members INTEGER NOT NULL DEFAULT 0;
ALTER TABLE party_groups ADD COLUMN num_sessions INTEGER NOT NULL DEFAULT 0;

UPDATE party_groups SET
  num_members = (SELECT count(*) FROM party_members WHERE group_id = party_groups.id),
  num_sessions = (SELECT count(*) FROM party_sessions WHERE group_id = party_groups.id);

CREATE TRIGGER party_members_count AFTER INSERT ON party_members BEGIN
  UPDATE party_groups SET num_members = num_members + 1 WHERE id = NEW.group_id;
END;
CREATE TRIGGER party_sessions_count AFTER INSERT ON party_sessions BEGIN
  UPDATE party_groups SET num_sessions = num_sessions + 1 WHERE id = NEW.group_id;
END;
CREATE TRIGGER party_members_uncount AFTER DELETE ON party_members BEGIN
  UPDATE party_groups SET num_members = num_members - 1 WHERE id = OLD.group_id;
END;
CREATE TRIGGER party_sessions_uncount AFTER DELETE ON party_sessions BEGIN
  UPDATE party_groups SET num_sessions = num_sessions - 1 WHERE id = OLD.group_id;
END;
