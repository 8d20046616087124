import type { Browser, Page } from 'playwright-core';
import { type EditorialPageUnderTest, getEditorialPageId } from '../../scripts/test/content-pages.ts';
import { calculateMedian } from '../api/median.ts';
import { BENCH_PHONE_DESCRIPTION, openPageOnSimulatedPhone, waitForPageSettled } from '../browser/phone.ts';
import type { PageLoadTimes } from '../browser/watch-page.ts';
import { type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { forEachInParallel } from './for-each-in-parallel.ts';
import { serveScriptlessPageCopies } from './serve-static.ts';

const SIDES = ['ours', 'files'] as const;
type Side = (typeof SIDES)[number];
type Paints = Pick<PageLoadTimes, 'firstPaint' | 'largestPaint'>;

export interface MeasurePagePaintTimesOptions {
  readonly browser: Browser;
  readonly shopPort: number;
  readonly pages: readonly EditorialPageUnderTest[];
  readonly rounds: number;
}

/**
 * Measures first and largest paint of each page on a phone, in turns with the same HTML as a file that links its CSS.
 */
export async function measurePagePaintTimes(
  folder: string,
  { browser, shopPort, pages, rounds }: MeasurePagePaintTimesOptions,
  log: (text: string) => void,
): Promise<BenchmarkRatio[]> {
  const files = await serveScriptlessPageCopies(folder, shopPort, pages);
  const ports: Record<Side, number> = { ours: shopPort, files: files.port };
  const address = ({ site, path }: EditorialPageUnderTest, side: Side) =>
    `http://${site}.localhost:${ports[side]}${path}`;
  const seen = new Map(pages.map((page) => [page, { ours: [] as Paints[], files: [] as Paints[] }]));
  try {
    log('opening each content page once, so that both servers are warm …');
    await forEachInParallel(
      pages.flatMap((page) => SIDES.map((side) => address(page, side))),
      (url) => openOnce(browser, url),
    );
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, times] of seen) {
        if (page.name === 'home') log(`painting pages of ${page.site} on a phone, round ${round + 1} of ${rounds} …`);
        for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
          const visit = { url: address(page, side), cookies: '', tap: null };
          times[side].push(await openPageOnSimulatedPhone(browser, visit, paintsOf));
        }
      }
    }
  } finally {
    files.close();
  }
  return [...seen].flatMap(([page, times]) => report(page, times, rounds));
}

async function openOnce(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  try {
    await (await context.newPage()).goto(url, { waitUntil: 'load' });
  } finally {
    await context.close();
  }
}

/** Ends the visit before content below the fold loads, because that cannot be the largest paint. */
async function paintsOf(page: Page): Promise<Paints> {
  await page.waitForFunction(() => {
    const inView = [...document.images].filter((image) => {
      const { top, left, width, height } = image.getBoundingClientRect();
      const within = top < innerHeight && left < innerWidth && top + height > 0 && left + width > 0;
      return within && image.checkVisibility();
    });
    return document.fonts.status === 'loaded' && inView.every(({ complete }) => complete);
  });
  await waitForPageSettled(page);
  return page.evaluate(() => window.benchTimes);
}

function report(
  page: EditorialPageUnderTest,
  times: Record<Side, readonly Paints[]>,
  rounds: number,
): BenchmarkRatio[] {
  const middle = (side: Side, time: (times: Paints) => number) => calculateMedian(times[side].map(time));
  const compare = (id: string, what: string, most: number, time: (times: Paints) => number) =>
    createBenchmarkRatio({
      id: `${id}-${getEditorialPageId(page)}`,
      what: `${what}, ${page.name} page of ${page.site}`,
      peer: 'the same HTML as a file that links its CSS, without scripts, with the same security headers',
      ours: middle('ours', time),
      theirs: middle('files', time),
      unit: 'ms',
      most,
      note: `Median of ${rounds} loads each, in turns. ${BENCH_PHONE_DESCRIPTION}`,
    });
  return [
    compare('fp', 'first paint', 0.9, ({ firstPaint }) => firstPaint),
    compare('lcp', 'largest contentful paint', 1, ({ largestPaint }) => largestPaint),
  ];
}
