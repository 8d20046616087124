import { afterAll, beforeAll, expect, test } from 'vitest';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { TestSandbox } from '../../testing/test-sandbox.ts';
import { openTestVisitorCart } from '../../testing/visitor-cart.ts';

let sandbox: TestSandbox;

beforeAll(async () => {
  sandbox = await TestSandbox.open('2026-03-04T01:00:00Z');
});

afterAll(async () => {
  await sandbox.close();
});

test.each([
  ['golden-bay', 'standard', '3.40', 'optional'],
  ['golden-bay', 'reduced_system', '5.95', 'optional'],
  ['golden-bay', 'random', '3.40', 'optional'],
  ['golden-bay', 'deferred', '3.40', 'always'],
  ['power-tide', 'powerhit', '29.00', 'optional'],
  ['polar-lights', 'powerpik', '4.50', 'optional'],
  ['quayside-four', 'strike_boxed', '30.00', 'optional'],
  ['southern-seven', 'mega_combo', '37.20', 'never'],
])(
  'a cart item of lottery %s in game type %s costs %s, and recurs optionally, always or never as that type says',
  async (lottery, gameType, price, availability) => {
    const visitor = await openTestVisitorCart(sandbox);
    const cart = await visitor.add({
      product_type: 'lottery_ticket',
      lottery_key: lottery,
      game_type: gameType,
      quickpick: true,
    });
    expect(cart.cart_items[0]).toMatchObject({
      game_type: gameType,
      total: { amount: price },
      recurring_purchase: { availability, enabled: availability === 'always' },
    });
  },
);

test('a deferred ticket starts with the draw after the next one', async () => {
  const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
  const [, later] = result.find(({ key }) => key === 'golden-bay')?.draws ?? [];
  const visitor = await openTestVisitorCart(sandbox);
  const cart = await visitor.add({
    product_type: 'lottery_ticket',
    lottery_key: 'golden-bay',
    game_type: 'deferred',
    quickpick: true,
  });
  expect(cart.cart_items[0]?.draw_no).toBe(later?.draw_no);
});

test('product_offers marks a number set as ordered in a game type where order counts, but not in a boxed one', async () => {
  const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
  const quayside = result.find(({ key }) => key === 'quayside-four');
  const ordered = quayside?.type === 'lottery_ticket' ? quayside.game_types : [];
  expect(ordered.map(({ key, game_offers: offers }) => [key, offers[0]?.number_sets[0]?.ordered])).toEqual([
    ['standard', true],
    ['strike_boxed', undefined],
  ]);
});

test('a minimum jackpot is not offered for a lottery whose jackpot never grows', async () => {
  const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
  const steps = result.flatMap((offer) =>
    offer.type === 'lottery_ticket' ? [[offer.key, offer.minimum_jackpots]] : [],
  );
  expect(Object.fromEntries(steps)).toMatchObject({
    'jetty-six': [],
    'quayside-four': ['250000.00', '500000.00', '750000.00'],
    'polar-lights': ['20000000.00', '30000000.00', '50000000.00', '100000000.00'],
  });
});
