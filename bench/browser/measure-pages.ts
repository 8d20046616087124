import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Browser } from 'playwright-core';
import { findFirstOfConsecutiveFreePorts } from '../../scripts/test/free-ports.ts';
import type { BenchShopProcess } from '../api/bench-shop.ts';
import { calculateMedian } from '../api/median.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import { type BenchmarkFigure, type BenchmarkRatio, createBenchmarkRatio } from '../measure/report.ts';
import { captureShopPagesForPeers, type PageToMeasure, reactRouterPeerShopFolder } from './peer-pages.ts';
import { BENCH_PHONE_DESCRIPTION, measureLoadTimesOfOneVisit } from './phone.ts';
import type { PageLoadTimes, TapToMeasure } from './watch-page.ts';

const SIDES = ['ours', 'inline', 'linked', 'framework'] as const;
type Side = (typeof SIDES)[number];
type Kind = Side | 'tapped';

/** Rounds in which each page is loaded once without being measured, to warm up the servers. */
const WARM_UP = chooseRepetitionsForSmallOrFullRun(1, 0);

/** The control that is tapped on each page, and the selectors that show its effect. */
export const TAPS_TO_MEASURE: Readonly<Record<PageToMeasure['name'], TapToMeasure>> = {
  home: { target: '.site-header__toggle', effect: 'dialog[open]', answer: 'dialog[open]' },
  play: {
    target: '.lottery-number-picker__number[data-number="7"]',
    effect: '.lottery-number-picker__number[data-number="7"][aria-pressed="true"]',
    answer: '.lottery-number-picker__ball:not([data-open])',
  },
  cart: {
    target: '.cart-list__remove',
    effect: '.cart-list__item[data-pending]',
    answer: '.cart-list__item[data-pending] .cart-list__remove:disabled',
  },
};

/** Serves the peers of the measured pages. */
export async function startPeerPageServer(
  folder: string,
  shopPort: number,
): Promise<{ port: number; close: () => void }> {
  const port = await findFirstOfConsecutiveFreePorts(1);
  const child = fork(new URL('peer-server.ts', import.meta.url), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH: JSON.stringify({ port, folder, app: reactRouterPeerShopFolder, shopPort }),
    },
  });
  await once(child, 'message');
  return { port, close: () => void child.kill() };
}

/**
 * Measures page loads on a throttled phone, in turns with the same pages as static files and as a React Router app.
 * With the name of a page, measures only that page.
 */
export async function measurePagesOnPhone(
  folder: string,
  browser: Browser,
  shop: BenchShopProcess,
  pages: () => Promise<readonly PageToMeasure[]>,
  { rounds, only }: { readonly rounds: number; readonly only?: string | undefined },
  log: (text: string) => void,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  await captureShopPagesForPeers(folder, shop, await pages(), log);
  const measured = async () => (await pages()).filter(({ name }) => only === undefined || name === only);
  const peers = await startPeerPageServer(folder, shop.port);
  const seen = new Map<string, PageLoadTimes[]>();
  const note = ({ name }: PageToMeasure, kind: Kind, times: PageLoadTimes) =>
    seen.set(`${name} ${kind}`, [...(seen.get(`${name} ${kind}`) ?? []), times]);
  try {
    for (let round = 0; round < rounds; round += 1) {
      log(`loading pages on a phone, round ${round + 1} of ${rounds} …`);
      for (const page of await measured()) {
        for (const side of SIDES.map((_, at) => SIDES[(at + round) % SIDES.length] ?? 'ours')) {
          const origin = side === 'ours' ? `harbour.localhost:${shop.port}` : `${side}.localhost:${peers.port}`;
          const visit = {
            url: `http://${origin}${page.path}`,
            cookies: side === 'ours' ? page.cookies : '',
            tap: side === 'framework' ? TAPS_TO_MEASURE[page.name] : null,
          };
          if (round < WARM_UP) await measureLoadTimesOfOneVisit(browser, visit);
          note(page, side, await measureLoadTimesOfOneVisit(browser, visit));
          // A tap changes the page and would distort the paint times, so it gets its own visit.
          if (side === 'ours')
            note(
              page,
              'tapped',
              await measureLoadTimesOfOneVisit(browser, { ...visit, tap: TAPS_TO_MEASURE[page.name] }),
            );
        }
      }
    }
  } finally {
    peers.close();
  }
  return report(
    (await measured()).map(({ name }) => name),
    (page, kind) => seen.get(`${page} ${kind}`) ?? [],
    rounds,
  );
}

function report(
  names: readonly PageToMeasure['name'][],
  of: (page: string, kind: Kind) => readonly PageLoadTimes[],
  rounds: number,
): { ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] } {
  const middle = (page: string, kind: Kind, time: (times: PageLoadTimes) => number) =>
    calculateMedian(of(page, kind).map(time));
  const how = `Median of ${rounds} loads each, in turns. ${BENCH_PHONE_DESCRIPTION}`;
  return {
    ratios: names.flatMap((name) => {
      const largest = (side: Side) => middle(name, side, ({ largestPaint }) => largestPaint);
      const live = (kind: Kind) => middle(name, kind, ({ live }) => live ?? Number.POSITIVE_INFINITY);
      return [
        createBenchmarkRatio({
          id: `lcp-${name}`,
          what: `largest contentful paint, ${name} page`,
          peer: 'the same HTML and CSS as files, without scripts',
          ours: largest('ours'),
          theirs: largest('linked'),
          unit: 'ms',
          most: 1.05,
          note: `The file links its CSS, and has the same security headers. ${how}`,
        }),
        createBenchmarkRatio({
          id: `lcp-${name}-inline`,
          what: `largest contentful paint, ${name} page`,
          peer: 'the same HTML as one file with its CSS inside, without scripts',
          ours: largest('ours'),
          theirs: largest('inline'),
          unit: 'ms',
          most: 1.05,
          note: how,
        }),
        createBenchmarkRatio({
          id: `live-${name}`,
          what: `time until a tap has effect, ${name} page`,
          peer: 'the same page in a plain React Router framework-mode app',
          ours: live('tapped'),
          theirs: live('framework'),
          unit: 'ms',
          most: 0.85,
          note: `${TAPS_TO_MEASURE[name].target} is tapped every 20 ms until it has effect; a tap may show before the app is there, which does it then. ${how}`,
        }),
      ];
    }),
    figures: names.flatMap((name) => {
      const answered = (kind: Kind) => middle(name, kind, ({ answered }) => answered ?? Number.POSITIVE_INFINITY);
      const [ours, theirs] = [answered('tapped'), answered('framework')];
      return [
        {
          id: `answered-${name}`,
          what: `time until the app has done what the first tap asked for, ${name} page`,
          value: ours / theirs,
          unit: '× the same page in a plain React Router framework-mode app',
          note: `Ours ${Math.round(ours)} ms, theirs ${Math.round(theirs)} ms: until ${TAPS_TO_MEASURE[name].answer} is there. ${how}`,
        },
        {
          id: `cls-${name}`,
          what: `layout shift, ${name} page (target 0)`,
          value: Math.max(...of(name, 'ours').map(({ shift }) => shift)),
          unit: 'at most in any load',
          note: [...new Set(of(name, 'ours').flatMap(({ moved }) => moved))].join(', ') || 'Nothing moved.',
        },
      ];
    }),
  };
}
