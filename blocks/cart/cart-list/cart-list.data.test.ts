import { describe, expect, test } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import { createTestLoadContextWithCommerce } from '../../_testing/commerce-load-context.ts';
import { loadCartListData } from './cart-list.data.ts';

const bay = {
  key: 'golden-bay',
  type: 'lottery_ticket',
  url: 'golden-bay',
  name: 'Golden Bay',
  logo: 'golden-bay.svg',
  causes: [{ key: 'reef', name: 'Reef Keepers', urlSlug: 'reef-keepers' }],
  draws: [],
  gameTypes: [
    {
      key: 'standard',
      multiDraw: { numDraws: [1, 2], numWeeks: [1] },
      gameOffers: [
        { key: 'standard', prices: { 4: '3.40', 5: '4.25' }, numberSets: [{ key: 'main', name: 'Numbers' }] },
      ],
    },
  ],
};
const house = {
  key: 'house',
  type: 'raffle_ticket',
  url: 'house',
  name: 'House',
  logo: 'house.svg',
  causes: [],
  draws: [],
};

function loading(answers: Readonly<Record<string, unknown>>, anonymousCartToken: string | null = 'token') {
  const { transport, sent } = createTestTransportFromTable(answers);
  return {
    loaded: () =>
      loadCartListData(
        createTestLoadContextWithCommerce({ commerce: createCommerceCalls(transport), anonymousCartToken }),
      ),
    sent,
  };
}

describe('the loader of the cart list', () => {
  test('makes no API call for a visitor without a cart', async () => {
    const { loaded, sent } = loading({}, null);
    expect(await loaded()).toEqual({
      data: { cart: null, isLeftBehind: false, products: {}, regions: [], now: 1_000 },
    });
    expect(sent).toEqual([]);
  });

  test('gives the cart, and the choices for only those products that are in it', async () => {
    const cart = createTestCart([createTestCartItem()]);
    const { loaded } = loading({ 'anon-cart.get': cart, 'product-offers.list': [bay, house] });
    expect(await loaded()).toEqual({
      data: {
        cart,
        isLeftBehind: false,
        products: {
          'golden-bay': {
            url: 'golden-bay',
            picture: null,
            causes: { reef: 'Reef Keepers' },
            games: {
              standard: { numDraws: [1, 2], numWeeks: [1], counts: { standard: [4, 5] }, sets: { main: 'Numbers' } },
            },
          },
        },
        regions: [],
        now: 1_000,
      },
    });
  });

  test('gives the regions to choose from to an anonymous visitor, and none to a customer', async () => {
    const { transport } = createTestTransportFromTable({
      'anon-cart.get': createTestCart([createTestCartItem()]),
      'cart.items.list': createTestCart([createTestCartItem()]),
      'product-offers.list': [],
    });
    const context = createTestLoadContextWithCommerce({
      commerce: createCommerceCalls(transport),
      anonymousCartToken: 'token',
    });
    const regions = [{ key: 'WA', name: 'Western Australia' }];
    const services = { ...context.services, regions: () => regions };
    const regionsOf = async (signedIn: boolean) =>
      (await loadCartListData({ ...context, services, visitor: { ...context.visitor, signedIn } })).data.regions;
    expect([await regionsOf(false), await regionsOf(true)]).toEqual([regions, []]);
  });

  test('gives no cart when the API answers that the cart is gone', async () => {
    const { loaded } = loading({ 'anon-cart.get': new ApiError('Gone.', { status: 404 }) });
    expect(await loaded()).toEqual({
      data: { cart: null, isLeftBehind: false, products: {}, regions: [], now: 1_000 },
    });
  });

  test('fails when the cart can not be read', async () => {
    const { loaded } = loading({ 'anon-cart.get': new ApiError('Down.', { status: 503 }) });
    await expect(loaded()).rejects.toMatchObject({ status: 503 });
  });
});
