import { join } from 'node:path';
import { EDITORIAL_PAGES_UNDER_TEST } from '../../scripts/test/content-pages.ts';
import { startBenchShop } from '../api/bench-shop.ts';
import { launchBenchChromium } from '../browser/phone.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure, BenchmarkRatio } from '../measure/report.ts';
import { measureIdlePageRequests } from './measure-idle-pages.ts';
import { measurePageCostByDocumentCount } from './measure-many-documents.ts';
import { measurePagePaintTimes } from './measure-paints.ts';

/** Measures content pages: what they load, when they paint, and what many of them cost the server. */
export async function measureContentPages(
  folder: string,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
  log: (text: string) => void,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  const many = await measurePageCostByDocumentCount(join(folder, 'many'), requests, log);
  log('opening the shops …');
  const shop = await startBenchShop(join(folder, 'shop'));
  const browser = await launchBenchChromium();
  try {
    const pages = EDITORIAL_PAGES_UNDER_TEST.slice(
      0,
      chooseRepetitionsForSmallOrFullRun(EDITORIAL_PAGES_UNDER_TEST.length, 4),
    );
    log('counting what content pages ask for …');
    const quiet = await measureIdlePageRequests(browser, shop.port, pages);
    const paints = await measurePagePaintTimes(
      join(folder, 'files'),
      { browser, shopPort: shop.port, pages, rounds },
      log,
    );
    return { ratios: [...paints, ...quiet.ratios, ...many], figures: quiet.figures };
  } finally {
    await browser.close();
    await shop.close();
  }
}
