import type { DatabaseSync } from 'node:sqlite';
import { listTexts } from './personal-values.ts';

/** All texts in all tables of a database, also those inside of JSON. */
export function readDatabaseTexts(db: DatabaseSync): Set<string> {
  const texts = new Set<string>();
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all();
  for (const { name } of tables) {
    for (const row of db.prepare(`SELECT * FROM "${String(name)}"`).iterate()) {
      for (const value of Object.values(row)) {
        if (typeof value !== 'string') continue;
        if (/^[{[]/.test(value)) for (const text of listTexts(value)) texts.add(text);
        else texts.add(value);
      }
    }
  }
  return texts;
}
