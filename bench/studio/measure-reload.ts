import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';

const ROUNDS = chooseRepetitionsForSmallOrFullRun(9, 1);
/** Maximum reloads for a change. */
const LOADS = 200;

/** A document that can be read and saved at the shop's source. */
export interface ChangeableDocument {
  read(): Promise<ReturnType<typeof JSON.parse>>;
  save(document: unknown): Promise<void>;
}

/** A document in a file of a project. */
export function openDocumentFile(project: string, file: string): ChangeableDocument {
  const path = join(project, file);
  return {
    read: async () => JSON.parse(readFileSync(path, 'utf8')),
    save: async (document) => writeFileSync(path, JSON.stringify(document)),
  };
}

interface ReloadOptions {
  /** Page of the shop, already open. */
  readonly page: Page;
  readonly document: ChangeableDocument;
  /** Changes the document for a round, and returns what the page shows afterwards. */
  readonly change: (document: ReturnType<typeof JSON.parse>, round: number) => string;
  /** Runs inside the page: whether it shows the change. */
  readonly isShown: (expected: string) => boolean;
}

/** Milliseconds to save a document and to reload the page until the change is painted. */
export async function timeSaveAndReload({ page, document, change, isShown }: ReloadOptions): Promise<number[]> {
  const before = await document.read();
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const changed = structuredClone(before);
      const expected = change(changed, round);
      const started = performance.now();
      await document.save(changed);
      await reloadUntil(page, isShown, expected);
      times.push(performance.now() - started);
    }
  } finally {
    await document.save(before);
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
