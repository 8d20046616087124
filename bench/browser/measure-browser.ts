import { join } from 'node:path';
import { startBenchShop } from '../api/bench-shop.ts';
import type { BenchmarkFigure, BenchmarkRatio } from '../measure/report.ts';
import { createCookiesOfVisitorWithCart } from './cart-cookies.ts';
import { measureCartAdd } from './measure-cart-add.ts';
import { measureCheckoutPage } from './measure-checkout.ts';
import { measurePagesOnPhone, startPeerPageServer } from './measure-pages.ts';
import { measureNumberPickerTaps } from './measure-taps.ts';
import type { PageToMeasure } from './peer-pages.ts';
import { launchBenchChromium } from './phone.ts';

const CLIENT = new URL('../../dist/client', import.meta.url).pathname;
const PLAY = '/golden-bay';

const PAGES: readonly string[] = ['home', 'play', 'cart'] satisfies PageToMeasure['name'][];

/**
 * Measures page loads, taps, adding to the cart and a long checkout in a real Chromium. With the name of a page,
 * measures only how that page loads.
 */
export async function measureShopInBrowser(
  folder: string,
  { rounds, page }: { readonly rounds: number; readonly page?: string | undefined },
  log: (text: string) => void,
): Promise<{ ratios: BenchmarkRatio[]; figures: BenchmarkFigure[] }> {
  if (page !== undefined && !PAGES.includes(page)) throw new Error(`--page is ${PAGES.join(', ')}, and not ${page}`);
  const shop = await startBenchShop(join(folder, 'shop'));
  const browser = await launchBenchChromium();
  try {
    const pages = async (): Promise<readonly PageToMeasure[]> => [
      { name: 'home', path: '/', cookies: '' },
      { name: 'play', path: PLAY, cookies: '' },
      { name: 'cart', path: '/cart', cookies: await createCookiesOfVisitorWithCart(shop.port, 3) },
    ];
    const beside = join(folder, 'beside');
    const onPhone = await measurePagesOnPhone(beside, browser, shop, pages, { rounds, only: page }, log);
    if (page !== undefined) return onPhone;
    log('tapping numbers …');
    const peers = await startPeerPageServer(beside, shop.port);
    const picker = await measureNumberPickerTaps(browser, {
      ours: `http://harbour.localhost:${shop.port}${PLAY}`,
      byHand: `http://framework.localhost:${peers.port}${PLAY}`,
    }).finally(peers.close);
    log('adding to the cart …');
    const added = await measureCartAdd(join(folder, 'counted'), browser, shop);
    log('checking out with one line and with many …');
    const checkout = await measureCheckoutPage(browser, shop, CLIENT);
    return {
      ratios: [...onPhone.ratios, ...picker.ratios],
      figures: [...onPhone.figures, ...picker.figures, ...added, ...checkout],
    };
  } finally {
    await browser.close();
    await shop.close();
  }
}
