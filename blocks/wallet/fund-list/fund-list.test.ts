import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { createTestFund } from '../../_testing/saved-fund.ts';
import { loadFundListData } from './fund-list.data.ts';
import type { FundListProps } from './fund-list.gen.ts';

const PROPS: FundListProps = { heading: 'Cards and accounts' };
const FUNDS = [
  createTestFund({ customerFundId: 'visa' }),
  createTestFund({ customerFundId: 'amex', brand: 'AmericanExpress', lastFour: '1005' }),
  createTestFund({ customerFundId: 'mc', brand: 'MasterCard', lastFour: '4444' }),
  createTestFund({ customerFundId: 'bank', type: 'bank', brand: 'bank', lastFour: '5678' }),
  createTestFund({ customerFundId: 'pl', type: 'paypal', brand: 'paypal', lastFour: null, email: 'a***@mail.example' }),
];

test('the fund list names each saved card by brand, a bank account by its ending and PayPal by its e-mail address', async () => {
  const method = {
    code: 'cc',
    funds: FUNDS,
    availableGateways: [],
    attributes: { name: 'Card', direction: 'deposit', cart: true, digitalWallet: false, bankTypes: [] },
    rules: { minAmount: '5.00', maxAmount: '500.00', cscRequired: [], enabled: true },
  };
  const { data } = await loadFundListData(createTestLoadContext(PROPS, { 'payment-methods.list': [method] }).context);
  const html = renderTestBlockToHtml({ id: 'funds', type: 'fund-list', props: PROPS, data }, () => undefined);
  expect([...html.matchAll(/<strong>([^<]+)<\/strong>/g)].map(([, label]) => label)).toEqual([
    'Visa ending 0018',
    'American Express ending 1005',
    'Mastercard ending 4444',
    'Bank account ending 5678',
    'PayPal a***@mail.example',
  ]);
});
