import { expect, test } from 'vitest';
import { createCommerceCalls } from '../commerce.ts';
import { listPartnerCartBlockedReasons } from '../partner/partners.ts';
import { createTestTransportFromTable } from '../testing.ts';

function shop(...ids: string[]) {
  const answers = Object.fromEntries(ids.map((id) => [id, { answerOf: id }]));
  const { transport, sent } = createTestTransportFromTable(answers);
  return { commerce: createCommerceCalls(transport), sent };
}

const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay', numGames: 4, quickpick: true } as const;
const data = { channelKey: 'web' } as const;

test('each customer cart and checkout method sends its call with its arguments and returns the answer', async () => {
  const ids = [
    'cart.items.list',
    'cart.items.add',
    'cart.build',
    'cart.items.update',
    'cart.items.delete',
    'anon-cart.convert',
    'cart.promotion',
    'cart.purchase',
    'checkout.get',
  ];
  const { commerce, sent } = shop(...ids);
  const { cart, checkout } = commerce;
  const answers = [
    await cart.get(),
    await cart.add(item),
    await cart.build([item]),
    await cart.update('7', { numGames: 8 }),
    await cart.remove('7'),
    await cart.convert(),
    await cart.promotion('WELCOME5'),
    await cart.purchase(data),
    await checkout.get('c-1'),
  ];
  expect(answers).toEqual(ids.map((id) => ({ answerOf: id })));
  expect(sent).toEqual([
    ['cart.items.list', {}],
    ['cart.items.add', { body: item }],
    ['cart.build', { body: { items: [item] } }],
    ['cart.items.update', { params: { id: '7' }, body: { numGames: 8 } }],
    ['cart.items.delete', { params: { id: '7' } }],
    ['anon-cart.convert', {}],
    ['cart.promotion', { body: { promotionCode: 'WELCOME5' } }],
    ['cart.purchase', { body: data }],
    ['checkout.get', { params: { checkoutID: 'c-1' } }],
  ]);
});

test('a promotion code is added to an anonymous cart without its token', async () => {
  const { commerce, sent } = shop('anon-cart.promotion');
  await commerce.anonCart.promotion('WELCOME5');
  expect(sent).toEqual([['anon-cart.promotion', { body: { promotionCode: 'WELCOME5' } }]]);
});

test('orders are requested ten at a time, past draws five at a time, and a single order with its lines', async () => {
  const { commerce, sent } = shop(
    'orders.list',
    'orders.get',
    'orders.recommended',
    'orders.print',
    'draws.past-customer',
    'draw.full-result-customer',
  );
  const { orders } = commerce;
  expect(await orders.list('past_products', { offset: 10 })).toEqual({
    entries: { answerOf: 'orders.list' },
    pageInfo: null,
    expires: null,
  });
  await orders.get('o-1');
  await orders.recommended();
  await orders.print('o-1');
  await orders.pastDraws('golden-bay', { customerId: 'c-1' });
  await orders.fullResult('golden-bay', 12);
  expect(sent).toEqual([
    ['orders.list', { query: { status: 'past_products', limit: 10, offset: 10 } }],
    ['orders.get', { params: { id: 'o-1' }, query: { show_details: 'true' } }],
    ['orders.recommended', {}],
    ['orders.print', { params: { id: 'o-1' } }],
    ['draws.past-customer', { params: { key: 'golden-bay' }, query: { limit: 5, customerId: 'c-1' } }],
    ['draw.full-result-customer', { params: { offerKey: 'golden-bay', drawNo: '12' } }],
  ]);
});

test('partner calls price and buy the items they are given, without a stored cart', async () => {
  const { commerce, sent } = shop('partners.get', 'cart.partner', 'anon-cart.partner', 'cart.partner.purchase');
  const { partners } = commerce;
  await partners.get('ferry-radio');
  await partners.price('ferry-radio', [item]);
  await partners.priceForVisitor('ferry-radio', [item]);
  await partners.purchase('ferry-radio', { cartItem: [item], deposit: null, purchase: data });
  const params = { slug: 'ferry-radio' };
  expect(sent).toEqual([
    ['partners.get', { params }],
    ['cart.partner', { params, body: { cartItem: [item] } }],
    ['anon-cart.partner', { params, body: { cartItem: [item] } }],
    ['cart.partner.purchase', { params, body: { cartItem: [item], deposit: null, purchase: data } }],
  ]);
});

test('listPartnerCartBlockedReasons lists each reason that blocks a partner cart with its action', () => {
  expect(listPartnerCartBlockedReasons({ blockedReasons: { shop_closed: 'We are closed.' } })).toEqual([
    { id: 'shop_closed', message: 'We are closed.', actionType: 'FIXED' },
  ]);
});
