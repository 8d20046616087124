import { join } from 'node:path';
import { startBenchShop } from '../api/bench-shop.ts';
import type { MeasuredFigure, MeasuredRatio } from '../measure/report.ts';
import { createCartCookies } from './cart-cookies.ts';
import { measureCartAdd } from './measure-cart-add.ts';
import { measureCheckout } from './measure-checkout.ts';
import { measurePagesOnPhone, servePeers } from './measure-pages.ts';
import { measurePicker } from './measure-taps.ts';
import type { MeasuredPage } from './peer-pages.ts';
import { launchBrowser } from './phone.ts';

const CLIENT = new URL('../../dist/client', import.meta.url).pathname;
const PLAY = '/golden-bay';

const PAGES: readonly string[] = ['home', 'play', 'cart'] satisfies MeasuredPage['name'][];

/**
 * Measures page loads, taps, adding to the cart and a long checkout in a real Chromium. With the name of a page,
 * measures only how that page loads.
 */
export async function measureBrowser(
  folder: string,
  { rounds, page }: { readonly rounds: number; readonly page?: string | undefined },
  say: (text: string) => void,
): Promise<{ ratios: MeasuredRatio[]; figures: MeasuredFigure[] }> {
  if (page !== undefined && !PAGES.includes(page)) throw new Error(`--page is ${PAGES.join(', ')}, and not ${page}`);
  const shop = await startBenchShop(join(folder, 'shop'));
  const browser = await launchBrowser();
  try {
    const pages = async (): Promise<readonly MeasuredPage[]> => [
      { name: 'home', path: '/', cookies: '' },
      { name: 'play', path: PLAY, cookies: '' },
      { name: 'cart', path: '/cart', cookies: await createCartCookies(shop.port, 3) },
    ];
    const beside = join(folder, 'beside');
    const onPhone = await measurePagesOnPhone(beside, browser, shop, pages, { rounds, only: page }, say);
    if (page !== undefined) return onPhone;
    say('tapping numbers …');
    const peers = await servePeers(beside, shop.port);
    const picker = await measurePicker(browser, {
      ours: `http://harbour.localhost:${shop.port}${PLAY}`,
      byHand: `http://framework.localhost:${peers.port}${PLAY}`,
    }).finally(peers.close);
    say('adding to the cart …');
    const added = await measureCartAdd(join(folder, 'counted'), browser, shop);
    say('checking out with one line and with many …');
    const checkout = await measureCheckout(browser, shop, CLIENT);
    return {
      ratios: [...onPhone.ratios, ...picker.ratios],
      figures: [...onPhone.figures, ...picker.figures, ...added, ...checkout],
    };
  } finally {
    await browser.close();
    await shop.close();
  }
}
