import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxDatabase } from './database.ts';
import { readTextColumn } from './rows.ts';

const MIGRATIONS = fileURLToPath(new URL('./migrations', import.meta.url));
const all = readdirSync(MIGRATIONS).sort();

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database with numbered migrations, and with a cause that has raised money. */
function countedDatabase(...names: string[]): void {
  const db = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  for (const name of names) db.exec(readFileSync(join(MIGRATIONS, name), 'utf8'));
  db.exec(`PRAGMA user_version = ${names.length}`);
  db.exec("INSERT INTO cause_totals (site_key, cause_key, raised, supporters) VALUES ('harbour', 'reef', 700, 3)");
  db.close();
}

function opened() {
  const db = openSandboxDatabase(folder);
  const applied = db.prepare('SELECT name FROM migrations ORDER BY name').all();
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").all();
  const [cause] = db.prepare('SELECT raised, supporters FROM cause_totals').all();
  db.close();
  return { applied: applied.map((row) => readTextColumn(row, 'name')), tables, cause: { ...cause } };
}

test('a new database has every migration, each noted by its name', () => {
  const first = opened();
  expect(first.applied).toEqual(all);
  expect(opened()).toEqual(first);
});

test.each([
  ['in the middle', ['001-shop.sql', '002-customers.sql', '003-identity.sql', '004-customer-details.sql']],
  ['at the last that was counted', all.filter((name) => name <= '009-recurring.sql')],
  ['when numbers were given out in advance', ['001-shop.sql', '002-customers.sql', '006-orders.sql']],
])('a database whose numbered migrations stop %s gets the missing ones and keeps its data', (_, names) => {
  const { tables } = opened();
  rmSync(folder, { recursive: true });
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  countedDatabase(...names);
  expect(opened()).toEqual({ applied: all, tables, cause: { raised: 700, supporters: 3 } });
});

test('a missing migration is applied even when its name comes before the applied ones', () => {
  openSandboxDatabase(folder).close();
  const db = new DatabaseSync(join(folder, 'sandbox.sqlite'));
  db.exec("DELETE FROM migrations WHERE name = '008-membership.sql'; DROP TABLE giveaway_entries");
  db.close();
  expect(opened().applied).toEqual(all);
});
