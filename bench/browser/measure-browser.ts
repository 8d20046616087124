import { join } from 'node:path';
import { serveShop } from '../api/served-shop.ts';
import type { Figure, Ratio } from '../measure/report.ts';
import { cartCookies } from './cart-cookies.ts';
import { measureCartAdd } from './measure-cart-add.ts';
import { measureCheckout } from './measure-checkout.ts';
import { measurePagesOnPhone, servePeers } from './measure-pages.ts';
import { measurePicker } from './measure-taps.ts';
import type { MeasuredPage } from './pages-beside.ts';
import { launchBrowser } from './phone.ts';

const CLIENT = new URL('../../dist/client', import.meta.url).pathname;
const PLAY = '/golden-bay';

/** Measures what a customer meets: pages, taps, the way into the cart and a long checkout, in a real Chromium. */
export async function measureBrowser(
  folder: string,
  rounds: number,
  say: (text: string) => void,
): Promise<{ ratios: Ratio[]; figures: Figure[] }> {
  const shop = await serveShop(join(folder, 'shop'));
  const browser = await launchBrowser();
  try {
    const pages = async (): Promise<readonly MeasuredPage[]> => [
      { name: 'home', path: '/', cookies: '' },
      { name: 'play', path: PLAY, cookies: '' },
      { name: 'cart', path: '/cart', cookies: await cartCookies(shop.port, 3) },
    ];
    const beside = join(folder, 'beside');
    const onPhone = await measurePagesOnPhone(beside, browser, shop, pages, rounds, say);
    say('tapping numbers …');
    const peers = await servePeers(beside, shop.port);
    const picker = await measurePicker(browser, {
      ours: `http://harbour.localhost:${shop.port}${PLAY}`,
      byHand: `http://framework.localhost:${peers.port}${PLAY}`,
    }).finally(peers.close);
    say('adding to the cart …');
    const added = await measureCartAdd(join(folder, 'counted'), browser, shop);
    say('checking out with 100 lines …');
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
