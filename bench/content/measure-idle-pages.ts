import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { advancePageClock } from '../../scripts/test/advance-page-clock.ts';
import { type EditorialPageUnderTest, getEditorialPageId } from '../../scripts/test/content-pages.ts';
import { findReactAndXStateBundles } from '../../scripts/test/framework-files.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { forEachInParallel } from './for-each-in-parallel.ts';

const QUIET = chooseRepetitionsForSmallOrFullRun(10_000, 1_000);
const root = new URL('../..', import.meta.url).pathname;

interface RequestedFile {
  readonly path: string;
  readonly isScript: boolean;
  readonly bytes: Buffer;
}

/** Lists what each page requests until ten seconds have passed without interaction. */
export async function measureIdlePageRequests(
  browser: Browser,
  shopPort: number,
  pages: readonly EditorialPageUnderTest[],
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  const frameworks = findReactAndXStateBundles(root);
  const ratios: BenchmarkRatio[] = [];
  const figures: BenchmarkFigure[] = [];
  const filesByPage = new Map<EditorialPageUnderTest, readonly RequestedFile[]>();
  await forEachInParallel(pages, async (page) => {
    filesByPage.set(page, await requestsOf(browser, shopPort, page));
  });
  for (const page of pages) {
    const files = filesByPage.get(page) ?? [];
    const scripts = files.filter(({ isScript }) => isScript);
    const bytes = scripts.reduce((sum, { bytes }) => sum + gzipSync(bytes, { level: 9 }).byteLength, 0);
    const ofFrameworks = files.filter(({ path }) => frameworks.has(path));
    ratios.push(
      createBenchmarkRatio({
        id: `js-${getEditorialPageId(page)}`,
        what: `JavaScript within ten untouched seconds, ${page.name} page of ${page.site}`,
        peer: 'what a content page may load',
        ours: bytes,
        theirs: 15_000,
        unit: 'bytes gzip',
        most: 1,
        note: `Each script gzip level 9: ${scripts.map(({ path }) => path.replace(/^.*\//, '')).join(', ')}.`,
      }),
    );
    figures.push(
      {
        id: `frameworks-${getEditorialPageId(page)}`,
        what: `requests for React, its router or XState within ten untouched seconds, ${page.name} page of ${page.site} (target 0)`,
        value: ofFrameworks.length,
        unit: 'requests',
        note: ofFrameworks.map(({ path }) => path).join(', ') || 'None.',
      },
      {
        id: `asked-${getEditorialPageId(page)}`,
        what: `requests within ten untouched seconds, ${page.name} page of ${page.site}`,
        value: files.length,
        unit: 'requests',
        note: `${kilobytes(files)} kB unpacked, of them ${kilobytes(files.slice(0, 1))} kB the document.`,
      },
    );
  }
  return { ratios, figures };
}

async function requestsOf(
  browser: Browser,
  port: number,
  { site, path }: EditorialPageUnderTest,
): Promise<readonly RequestedFile[]> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  try {
    const page = await context.newPage();
    const pendingFiles: Promise<RequestedFile>[] = [];
    page.on('response', (response) => {
      const isScript = response.request().resourceType() === 'script';
      const { pathname } = new URL(response.url());
      pendingFiles.push(response.body().then((bytes) => ({ path: pathname, isScript, bytes })));
    });
    await page.goto(`http://${site}.localhost:${port}${path}`, { waitUntil: 'load' });
    await advancePageClock(page, QUIET);
    return await Promise.all(pendingFiles);
  } finally {
    await context.close();
  }
}

function kilobytes(files: readonly RequestedFile[]): number {
  return Math.round(files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000);
}
