import type { Browser } from 'playwright-core';
import { CONTENT_PAGES, type ContentPage, nameOf } from '../../scripts/test/content-pages.ts';
import { median } from '../api/median.ts';
import { PHONE, timesOf } from '../browser/phone.ts';
import type { PageTimes } from '../browser/watch-page.ts';
import { type Ratio, ratio } from '../measure/report.ts';
import { serveStatic } from './serve-static.ts';

const SIDES = ['ours', 'files'] as const;
type Side = (typeof SIDES)[number];

/** When a phone paints each page first and at its largest, beside the same HTML as a file that links its CSS, in turns. */
export async function measurePaints(
  folder: string,
  browser: Browser,
  shopPort: number,
  rounds: number,
  say: (text: string) => void,
): Promise<Ratio[]> {
  const files = await serveStatic(folder, shopPort, CONTENT_PAGES);
  const ports: Record<Side, number> = { ours: shopPort, files: files.port };
  const seen = new Map(CONTENT_PAGES.map((page) => [page, { ours: [] as PageTimes[], files: [] as PageTimes[] }]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      say(`painting content pages on a phone, round ${round + 1} of ${rounds} …`);
      for (const [{ site, path }, times] of seen) {
        for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
          const visit = { url: `http://${site}.localhost:${ports[side]}${path}`, cookies: '', tap: null };
          // The first round warms the servers up.
          if (round === 0) await timesOf(browser, visit);
          times[side].push(await timesOf(browser, visit));
        }
      }
    }
  } finally {
    files.close();
  }
  return [...seen].flatMap(([page, times]) => report(page, times, rounds));
}

function report(page: ContentPage, times: Record<Side, readonly PageTimes[]>, rounds: number): Ratio[] {
  const middle = (side: Side, time: (times: PageTimes) => number) => median(times[side].map(time));
  const compare = (id: string, what: string, most: number, time: (times: PageTimes) => number) =>
    ratio({
      id: `${id}-${nameOf(page)}`,
      what: `${what}, ${page.name} page of ${page.site}`,
      peer: 'the same HTML as a file that links its CSS, without scripts',
      ours: middle('ours', time),
      theirs: middle('files', time),
      unit: 'ms',
      most,
      note: `Median of ${rounds} loads each, in turns. ${PHONE}`,
    });
  return [
    compare('fp', 'first paint', 0.9, ({ firstPaint }) => firstPaint),
    compare('lcp', 'largest contentful paint', 1, ({ largestPaint }) => largestPaint),
  ];
}
