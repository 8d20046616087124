import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSandboxShop } from './open-shop.ts';
import { resetSandboxShop } from './reset-shop.ts';
import credentials from './seed/brands.json' with { type: 'json' };
import { DEMO_CUSTOMERS } from './seed/customers.ts';

const clock = () => Date.parse('2026-03-04T01:00:00Z');
const seeded = DEMO_CUSTOMERS.length * Object.keys(credentials).length;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sandbox-reset-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const open = () => openSandboxShop({ dataDir, clock, wallClock: clock, reset: false });

test('resetShop restores the seeded shop and says what was lost', () => {
  expect(resetSandboxShop(dataDir, clock)).toContain(
    `There was no shop yet; the seeded one, with ${seeded} customers, is in `,
  );
  const shop = open();
  const ada = shop.customers.findByEmail('harbour', 'ada@harbour.example');
  shop.db.exec('DELETE FROM outbox; PRAGMA foreign_keys = OFF; DELETE FROM customers WHERE id <> 1');
  const left = shop.db.prepare('SELECT count(*) AS n FROM customers').get()?.['n'];
  shop.db.close();
  expect(resetSandboxShop(dataDir, clock)).toContain(
    `The shop with its ${left} customers is gone; the seeded one, with ${seeded}`,
  );
  const again = open();
  expect(again.customers.findByEmail('harbour', 'ada@harbour.example')).toMatchObject({ firstName: ada?.firstName });
  again.db.close();
});

test('resetShop refuses while the shop is open', () => {
  const shop = open();
  expect(() => resetSandboxShop(dataDir, clock)).toThrow('stop it first');
  expect(shop.customers.findByEmail('harbour', 'ada@harbour.example')).not.toBeNull();
  shop.db.close();
});

test('resetShop replaces an unreadable database', () => {
  writeFileSync(join(dataDir, 'sandbox.sqlite'), 'no database');
  expect(resetSandboxShop(dataDir, clock)).toMatch(/^The shop that was there is gone; /);
});
