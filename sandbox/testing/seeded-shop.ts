import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSandboxShop } from '../open-shop.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(root, '.vitrine', 'seeded-shops');
const MAX_CACHED_SHOPS = 16;
/** Hash of the demonstration password with a low cost, for hundreds of sign-ins. */
const QUICK_HASH = 'scrypt$10$8$1$YSBzYWx0IG9mIHRlc3RzIQ$zLwZw9S9hxknXpKe5UcdJRhTmDmZcC3gdZpI0T2cBsY';
/** Sources that don't affect seeding. */
const APART = /\.test\.ts$|^sandbox\/(calls|testing)\//;

/** Hash of all sources of a seeded shop. */
let sources: string | undefined;

/**
 * Copies a shop seeded at a time, in epoch milliseconds, into a folder. Copying is a hundred times as fast as seeding,
 * so each shop is seeded once per version of the sources.
 */
export function copySeededTestShop(now: number, dataDir: string): void {
  sources ??= versionOfSources();
  const cached = join(CACHE, `${sources}-${now}`);
  if (!existsSync(cached)) cacheSeededShop(now, cached);
  for (const { name } of filesIn(cached)) copyFileSync(join(cached, name), join(dataDir, name));
  recordUse(cached);
}

/** Updates the modification time by the clock of the file system, because the clock of a test may be shifted. */
function recordUse(folder: string): void {
  rmSync(mkdtempSync(join(folder, 'used-')), { recursive: true });
}

function cacheSeededShop(now: number, cached: string): void {
  mkdirSync(CACHE, { recursive: true });
  const made = mkdtempSync(join(CACHE, 'making-'));
  const log = (entry: unknown) => {
    throw new Error(`seeding failed: ${JSON.stringify(entry)}`);
  };
  const { db } = openSandboxShop({ dataDir: made, clock: () => now, wallClock: Date.now, reset: false, log });
  db.prepare("UPDATE customers SET password_hash = ? WHERE password_hash <> ''").run(QUICK_HASH);
  db.close();
  try {
    renameSync(made, cached);
  } catch {
    // Another process was faster.
    rmSync(made, { recursive: true });
  }
  forgetOldest();
}

function forgetOldest(): void {
  const shops = readdirSync(CACHE).map((name) => join(CACHE, name));
  const byUse = shops.toSorted((one, other) => lastUse(other) - lastUse(one));
  for (const folder of byUse.slice(MAX_CACHED_SHOPS)) rmSync(folder, { recursive: true, force: true });
}

function lastUse(folder: string): number {
  return statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function filesIn(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
}

function versionOfSources(): string {
  const hash = createHash('sha256').update(process.version).update(QUICK_HASH);
  for (const path of globSync(['sandbox/**/*.{ts,json,sql}', 'domain/**/*.ts'], { cwd: root }).sort()) {
    if (!APART.test(path)) hash.update(path).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 16);
}
