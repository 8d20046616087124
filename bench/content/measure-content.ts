import { join } from 'node:path';
import { CONTENT_PAGES } from '../../scripts/test/content-pages.ts';
import { startBenchShop } from '../api/bench-shop.ts';
import { launchBrowser } from '../browser/phone.ts';
import { chooseRepetitions } from '../measure/repetitions.ts';
import type { MeasuredFigure, MeasuredRatio } from '../measure/report.ts';
import { measureIdlePages } from './measure-idle-pages.ts';
import { measureManyDocuments } from './measure-many-documents.ts';
import { measurePaints } from './measure-paints.ts';

/** Measures content pages: what they load, when they paint, and what many of them cost the server. */
export async function measureContent(
  folder: string,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
  say: (text: string) => void,
): Promise<{ ratios: MeasuredRatio[]; figures: MeasuredFigure[] }> {
  const many = await measureManyDocuments(join(folder, 'many'), requests, say);
  say('opening the shops …');
  const shop = await startBenchShop(join(folder, 'shop'));
  const browser = await launchBrowser();
  try {
    const pages = CONTENT_PAGES.slice(0, chooseRepetitions(CONTENT_PAGES.length, 4));
    say('counting what content pages ask for …');
    const quiet = await measureIdlePages(browser, shop.port, pages);
    const paints = await measurePaints(join(folder, 'files'), { browser, shopPort: shop.port, pages, rounds }, say);
    return { ratios: [...paints, ...quiet.ratios, ...many], figures: quiet.figures };
  } finally {
    await browser.close();
    await shop.close();
  }
}
