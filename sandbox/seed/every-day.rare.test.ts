import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxShop } from '../open-shop.ts';

const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
/** More than a day, so that each hour of the day is tried too. */
const STEP = 29 * HOUR;

test('a shop can be seeded on every day of the coming year', { timeout: 1_800_000 }, () => {
  const faults: string[] = [];
  const start = Date.now();
  for (let now = start; now < start + YEAR; now += STEP) {
    try {
      seedAt(now);
    } catch (error) {
      faults.push(`${new Date(now).toISOString()}: ${error}`);
    }
  }
  expect(faults).toEqual([]);
});

function seedAt(now: number): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'seeded-day-'));
  try {
    const log = (entry: unknown) => {
      throw new Error(JSON.stringify(entry));
    };
    openSandboxShop({ dataDir, clock: () => now, wallClock: () => now, reset: false, log }).db.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
