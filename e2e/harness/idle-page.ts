import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { advancePageClock } from '../../scripts/test/advance-page-clock.ts';
import { findReactAndXStateBundles } from '../../scripts/test/framework-files.ts';

const QUIET = 10_000;
const root = new URL('../..', import.meta.url).pathname;

/** Resources of a page loaded during ten seconds without interaction. */
export interface IdlePageScripts {
  /** Compressed bytes of its JavaScript. */
  readonly scriptBytes: number;
  /** Paths of scripts with parts of React, its router or XState. */
  readonly frameworks: readonly string[];
}

export async function measureIdlePageScripts(context: BrowserContext, url: string): Promise<IdlePageScripts> {
  const page = await context.newPage();
  const requestedPaths: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).byteLength));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await advancePageClock(page, QUIET);
  const bytes = await Promise.all(scripts);
  await page.close();
  const frameworks = findReactAndXStateBundles(root);
  if (frameworks.size === 0) throw new Error('the build names no file with a framework');
  return {
    scriptBytes: bytes.reduce((sum, one) => sum + one, 0),
    frameworks: requestedPaths.filter((path) => frameworks.has(path)),
  };
}
