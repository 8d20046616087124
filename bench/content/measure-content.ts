import { join } from 'node:path';
import { serveShop } from '../api/served-shop.ts';
import { launchBrowser } from '../browser/phone.ts';
import type { Figure, Ratio } from '../measure/report.ts';
import { measureMany } from './measure-many.ts';
import { measurePaints } from './measure-paints.ts';
import { measureQuiet } from './measure-quiet.ts';

/** Measures pages that are there to be read: what they load, when they paint, and what many of them cost. */
export async function measureContent(
  folder: string,
  { rounds, requests }: { readonly rounds: number; readonly requests: number },
  say: (text: string) => void,
): Promise<{ ratios: Ratio[]; figures: Figure[] }> {
  const many = await measureMany(join(folder, 'many'), requests, say);
  say('opening the shops …');
  const shop = await serveShop(join(folder, 'shop'));
  const browser = await launchBrowser();
  try {
    say('counting what content pages ask for …');
    const quiet = await measureQuiet(browser, shop.port);
    const paints = await measurePaints(join(folder, 'files'), browser, shop.port, rounds, say);
    return { ratios: [...paints, ...quiet.ratios, ...many], figures: quiet.figures };
  } finally {
    await browser.close();
    await shop.close();
  }
}
