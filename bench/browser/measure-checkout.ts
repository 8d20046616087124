import type { Browser } from 'playwright-core';
import { readSeedText } from '../../e2e/harness/seed-texts.ts';
import type { BenchShopProcess } from '../api/bench-shop.ts';
import { calculateMedian } from '../api/median.ts';
import { chooseRepetitionsForSmallOrFullRun } from '../measure/repetitions.ts';
import type { BenchmarkFigure } from '../measure/report.ts';
import { measureCompressedScriptBytes } from '../measure/script-bytes.ts';
import { createCookiesOfCustomerWithCart } from './cart-cookies.ts';
import { measureTapTimes } from './measure-taps.ts';
import { BENCH_PHONE_DESCRIPTION } from './phone.ts';

const LINES = [1, chooseRepetitionsForSmallOrFullRun(100, 5)];
const AGREEMENT = readSeedText('base/pages/cart-buy', 'place', 'agree');
const CUSTOMER = 'ivo@harbour.example';
const REQUESTS = chooseRepetitionsForSmallOrFullRun(40, 3);
const WARM_UP = chooseRepetitionsForSmallOrFullRun(15, 1);

/** Measures the checkout with one line and with many: server cost, loaded bytes and response to a tap. */
export async function measureCheckoutPage(
  browser: Browser,
  shop: BenchShopProcess,
  clientFolder: string,
): Promise<BenchmarkFigure[]> {
  const figures: BenchmarkFigure[] = [];
  let inCart = 0;
  for (const lines of LINES) {
    const cookies = await createCookiesOfCustomerWithCart(shop.port, CUSTOMER, lines - inCart);
    inCart = lines;
    const url = `http://harbour.localhost:${shop.port}/cart/buy`;
    const requestPage = async () => {
      const begun = performance.now();
      const response = await fetch(`http://localhost:${shop.port}/cart/buy`, { headers: { cookie: cookies } });
      const html = await response.text();
      return { took: performance.now() - begun, html, status: response.status };
    };
    const responses = [];
    for (let request = 0; request < REQUESTS; request += 1) responses.push(await requestPage());
    const [{ html, status } = { html: '', status: 0 }] = responses;
    const shown = html.split('order-summary__item"').length - 1;
    if (status !== 200 || shown < lines) throw new Error(`the checkout of ${lines} lines shows ${shown} (${status})`);
    const taps = await measureTapTimes(browser, { url, cookies, tap: null }, async (page) => {
      const agree = page.getByRole('checkbox', { name: AGREEMENT });
      for (let tap = 0; tap < 6; tap += 1) await agree.tap();
    });
    const id = `checkout-${lines}`;
    const what = `checkout with ${lines} ${lines === 1 ? 'line' : 'lines'}`;
    figures.push(
      {
        id,
        what: `${what}, until the page is there`,
        value: calculateMedian(responses.slice(WARM_UP).map(({ took }) => took)),
        unit: 'ms',
        note: `Median of ${REQUESTS - WARM_UP} requests of a customer, one after another, uncompressed: never kept, so each asks the API and renders. ${Math.round(html.length / 1000)} kB of HTML with its data.`,
      },
      {
        id: `${id}-js`,
        what: `${what}, JavaScript`,
        value: await measureCompressedScriptBytes(html, clientFolder, async (path) =>
          (await fetch(`http://localhost:${shop.port}${path}`)).bytes(),
        ),
        unit: 'bytes gzip',
        note: 'Scripts that the document names, each gzip level 9.',
      },
      {
        id: `${id}-tap`,
        what: `${what}, response to a tap on the agreement`,
        value: calculateMedian(taps),
        unit: 'ms',
        note: `Interaction to next paint, median of ${taps.length} real taps, slowest ${Math.max(...taps)} ms. ${BENCH_PHONE_DESCRIPTION}`,
      },
    );
  }
  return figures;
}
