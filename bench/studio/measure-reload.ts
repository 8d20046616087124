import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';

const ROUNDS = chooseRepetitionsForSmallOrFullRun(9, 1);
/** Loads after which a change is given up. */
const LOADS = 200;

interface ReloadOptions {
  /** Page of the shop, already open. */
  readonly page: Page;
  readonly project: string;
  /** Path of the document that is changed, below the project. */
  readonly file: string;
  /** Changes the document for a round, and returns what the page shows afterwards. */
  readonly change: (document: ReturnType<typeof JSON.parse>, round: number) => string;
  /** Runs inside the page: whether it shows the change. */
  readonly isShown: (expected: string) => boolean;
}

/** Milliseconds to save a document and to load the page anew until the change is painted. */
export async function timeSaveAndReload({ page, project, file, change, isShown }: ReloadOptions): Promise<number[]> {
  const path = join(project, file);
  const before = readFileSync(path, 'utf8');
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const document = JSON.parse(readFileSync(path, 'utf8'));
      const expected = change(document, round);
      const started = performance.now();
      writeFileSync(path, JSON.stringify(document));
      await reloadUntil(page, isShown, expected);
      times.push(performance.now() - started);
    }
  } finally {
    writeFileSync(path, before);
  }
  return times;
}

async function reloadUntil(page: Page, isShown: ReloadOptions['isShown'], expected: string): Promise<void> {
  for (let load = 0; load < LOADS; load += 1) {
    await page.reload({ waitUntil: 'load' });
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    if (await page.evaluate(isShown, expected)) return;
  }
  throw new Error(`the shop did not show "${expected}" after ${LOADS} loads`);
}

/** Runs inside the page. */
export function isHeadingOfPage(expected: string): boolean {
  return document.querySelector('h1')?.textContent?.trim() === expected;
}

/** Runs inside the page: the expected headings are separated by commas. */
export function isOrderOfHeadings(expected: string): boolean {
  const headings = [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent?.trim());
  return headings.join().startsWith(expected);
}
