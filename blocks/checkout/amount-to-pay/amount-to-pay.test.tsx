import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';

/** The rows of the sum, as [label, amount]. */
function rows(data: object): (readonly string[])[] {
  const html = renderTestBlockToHtml({ id: 'amount', type: 'amount-to-pay', props: {}, data }, () => undefined);
  return [...html.matchAll(/<dt>([^<]+)<\/dt><dd class="figure">([^<]+)<\/dd>/g)].map(([, ...row]) => row);
}

const amounts = { currency: 'AUD', total: 3530, fromWallet: 0, toPay: 3530, later: 0 };

test('the amount to pay is the total where nothing comes from the wallet or is charged later', () => {
  expect(rows(amounts)).toEqual([
    ['Total', '$35.30'],
    ['To pay now', '$35.30'],
  ]);
});

test('the amount to pay is the total of the cart less what is charged later and what the wallet pays', () => {
  expect(rows({ ...amounts, fromWallet: 1530, toPay: 2000, later: 3000 })).toEqual([
    ['Total', '$65.30'],
    ['Charged later, for pre-orders', '−$30.00'],
    ['From your wallet', '−$15.30'],
    ['To pay now', '$20.00'],
  ]);
});
