// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import type { Cart, CartItem } from '#schemas/generated/api/types.gen.ts';
import {
  findButton,
  pressButton,
  renderTestBlockWithRunningCart,
  stubBlockContext,
} from '../../_testing/shop-page.tsx';
import type { CartListBlockData } from './cart-list.data.ts';
import type { CartListProps } from './cart-list.gen.ts';
import { CartList } from './cart-list.tsx';

const ticket = createTestCartItem({ id: 'a', quickpick: true, numGames: 4 });
const book = createTestCartItem({
  id: 'b',
  productType: 'raffle_ticket',
  lotteryKey: 'two-rivers',
  name: 'Two Rivers House',
  raffleBookSize: 5,
  numRaffleTickets: 10,
  quantity: 2,
  total: { amount: '40.00', currency: 'AUD' },
});
const products: CartListBlockData['products'] = {
  'golden-bay': {
    url: 'golden-bay',
    picture: null,
    causes: { reef: 'Reef Keepers' },
    games: {
      standard: { numDraws: [1, 2], numWeeks: [1], counts: { standard: [4, 5, 6] }, sets: { numbers: 'Numbers' } },
    },
  },
};
const now = Date.parse('2026-03-05T00:00:00Z');

function block(cart: Cart | null, props: CartListProps = {}, regions: CartListBlockData['regions'] = []) {
  const slots = { empty: <p>Nothing here yet</p>, promotion: null };
  return (
    <CartList id="cart" props={props} data={{ cart, isLeftBehind: false, products, regions, now }} slots={slots} />
  );
}

const choice = (page: HTMLElement, label: string) => {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const select = found && page.querySelector<HTMLSelectElement>(`[id="${found.htmlFor}"]`);
  if (!select) throw new Error(`there is no choice '${label}'`);
  return select;
};

async function choose(page: HTMLElement, label: string, value: string) {
  await act(async () => {
    const select = choice(page, label);
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

const text = (page: HTMLElement, selector: string) => page.querySelector(selector)?.textContent;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the cart list as the server renders it', () => {
  const html = (cart: Cart | null) =>
    renderToString(<BlockContext value={stubBlockContext}>{block(cart)}</BlockContext>);

  test('has enabled Remove buttons before hydration, and disabled choices, which would be lost', () => {
    const page = document.createElement('div');
    page.innerHTML = html(createTestCart([ticket]));
    expect(findButton(page, 'Remove Golden Bay').disabled).toBe(false);
    expect([...page.querySelectorAll('select')].map(({ disabled }) => disabled)).toEqual([true, true]);
  });

  test('shows items with their numbers, draw and price', () => {
    const page = html(createTestCart([ticket, { ...book, causeKey: null }], { cartTotal: '43.40' }));
    for (const part of [
      'Golden Bay',
      '4 x Standard games',
      'This Saturday',
      '\u20073 \u20078 14 22 31 45',
      '5 Ticket Book',
      '2 books, 10 tickets',
      '$43.40',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('Nothing here yet');
  });

  test('marks favourite numbers, and says of a pre-order when it is bought and charged', () => {
    const page = html(
      createTestCart([createTestCartItem({ favourite: true }), { ...book, scheduledPurchase: { type: 'pre_order' } }], {
        cartTotal: '43.40',
        preOrderTotal: '40.00',
      }),
    );
    for (const part of [
      'Your favourite numbers',
      'Pre-order: bought and charged when sales open.',
      'To pay now',
      '$3.40',
      'Charged later, for pre-orders',
      '$40.00',
    ]) {
      expect(page).toContain(part);
    }
  });

  test.each([[null], [createTestCart([])]])(
    'shows the content of the empty slot for an empty cart, or for none',
    (cart) => {
      expect(html(cart)).toContain('Nothing here yet');
    },
  );

  test('tells why a cart cannot be bought, and which item was removed by the shop and why', () => {
    const removed = {
      id: 'x',
      productType: 'lottery_ticket',
      lotteryKey: 'k',
      name: 'Tin Whistle',
      reason: 'draw_closed',
    } as const;
    const page = html(
      createTestCart([ticket], { blockedReasons: { limit: 'Over your limit.' }, autoRemovedItems: [removed] }),
    );
    expect(page).toContain('Over your limit.');
    expect(page).toContain('Tin Whistle: sales for this draw have closed.');
  });
});

describe('changing items of the cart list', () => {
  test('sends several choices in a row as one call, half a second after the last', async () => {
    const after = createTestCart([createTestCartItem({ id: 'a', quickpick: true, numGames: 6, numDraws: 2 })], {
      cartTotal: '10.20',
    });
    const { page, sent } = await renderTestBlockWithRunningCart(block(createTestCart([ticket])), {
      'anon-cart.items.update': after,
    });
    await choose(page, 'Games, Golden Bay', '5');
    await choose(page, 'Games, Golden Bay', '6');
    await choose(page, 'Draws, Golden Bay', '2');
    expect([choice(page, 'Games, Golden Bay').value, text(page, '.cart-list__total strong')]).toEqual(['6', '$3.40']);
    await act(async () => vi.advanceTimersByTime(499));
    expect(sent).toEqual([]);
    await act(async () => vi.advanceTimersByTime(1));
    expect(sent).toEqual([
      ['anon-cart.items.update', { params: { id: 'a' }, body: { numGames: 6, quickpick: true, numDraws: 2 } }],
    ]);
    expect(text(page, '.cart-list__total strong')).toBe('$10.20');
  });

  test('offers no choice of the number of games where the customer picked the numbers', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(createTestCart([createTestCartItem({ id: 'a' })])), {});
    expect(page.textContent).not.toContain('Games, Golden Bay');
    expect(choice(page, 'Draws, Golden Bay').value).toBe('1');
  });

  test('sends the chosen number of raffle books', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(createTestCart([book])), {
      'anon-cart.items.update': createTestCart([book]),
    });
    await choose(page, 'Books, Two Rivers House', '3');
    await act(async () => vi.advanceTimersByTime(500));
    expect(sent).toEqual([['anon-cart.items.update', { params: { id: 'b' }, body: { quantity: 3 } }]]);
  });
});

describe('removing an item of the cart list', () => {
  test('sends the call, takes the item out, and moves the focus to the heading', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(createTestCart([ticket, book])), {
      'anon-cart.items.delete': createTestCart([book]),
    });
    await pressButton(page, 'Remove Golden Bay');
    expect(sent).toEqual([['anon-cart.items.delete', { params: { id: 'a' } }]]);
    expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Two Rivers House']);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(text(page, '[role=status]')).toBe('Golden Bay removed.');
  });

  test('shows the empty cart after the last item', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(createTestCart([ticket])), {
      'anon-cart.items.delete': createTestCart([]),
    });
    await pressButton(page, 'Remove Golden Bay');
    expect(page.textContent).toContain('Nothing here yet');
  });

  test('keeps the item and emits cart.failed without a text when the call fails', async () => {
    const { page, cart } = await renderTestBlockWithRunningCart(block(createTestCart([ticket])), {
      'anon-cart.items.delete': new ApiError('x', { status: 500 }),
      'anon-cart.get': createTestCart([ticket]),
    });
    const emittedEvents: unknown[] = [];
    cart.on('cart.failed', (event) => emittedEvents.push(event));
    await pressButton(page, 'Remove Golden Bay');
    expect(emittedEvents).toEqual([{ type: 'cart.failed', failure: { message: null } }]);
    expect(findButton(page, 'Remove Golden Bay').disabled).toBe(false);
    expect(text(page, '[role=status]')).toBe('');
  });
});

test('the cart list shows a cart that was changed in another tab', async () => {
  const { page, cart } = await renderTestBlockWithRunningCart(block(createTestCart([ticket])), {
    'anon-cart.get': createTestCart([ticket, book]),
  });
  await act(async () => cart.send({ type: 'CART.CHANGED' }));
  expect([...page.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Golden Bay',
    'Two Rivers House',
  ]);
});

describe('a recurring purchase in the cart list', () => {
  const again = (availability: CartItem['recurringPurchase']['availability'], more: Partial<CartItem> = {}) =>
    createTestCartItem({
      id: 'a',
      recurringPurchase: { type: 'autoplay', availability, enabled: availability === 'always' },
      ...more,
    });

  test('has a checkbox where it is optional, which sends the choice when it is ticked', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(createTestCart([again('optional')])), {
      'anon-cart.items.update': createTestCart([again('optional')]),
    });
    const box = page.querySelector<HTMLInputElement>('.cart-list__again input');
    expect(page.querySelector('.cart-list__again')?.textContent).toBe('Buy again: Every draw, Golden Bay');
    await act(async () => box?.click());
    expect(box?.checked).toBe(true);
    await act(async () => vi.advanceTimersByTime(500));
    expect(sent).toEqual([
      [
        'anon-cart.items.update',
        { params: { id: 'a' }, body: { recurringPurchase: { type: 'autoplay', enabled: true } } },
      ],
    ]);
  });

  test.each<[CartItem, string | undefined]>([
    [again('always'), 'Renews until you cancel: Every draw'],
    [again('always', { day: 'sat' }), 'Renews until you cancel: Weekly'],
    [
      again('always', { minimumJackpotAmount: '20000000.00' }),
      'Renews until you cancel: Jackpots $20,000,000 and over',
    ],
    [again('always', { productType: 'membership', membershipPeriod: 'annually' }), 'Renews until you cancel: Yearly'],
    [again('never'), undefined],
  ])(
    'shows how often it renews when it always renews, and is not mentioned when it never does',
    async (item, words) => {
      const { page } = await renderTestBlockWithRunningCart(block(createTestCart([item])), {});
      expect(page.querySelector('.cart-list__again')?.textContent).toBe(words);
    },
  );
});

describe('the checkout link of the cart list', () => {
  const props: CartListProps = {
    checkout: { label: 'Continue to checkout', link: { href: '/cart/buy', external: false } },
    advice: [{ reason: 'not_in_region', text: 'Take it out.' }],
  };

  test('emits checkout.started with the items and the total of the cart when it is clicked', async () => {
    const { page, cart } = await renderTestBlockWithRunningCart(block(createTestCart([ticket, book]), props), {});
    const emittedEvents: unknown[] = [];
    cart.on('checkout.started', ({ to, products, total }) => emittedEvents.push([to, products.length, total]));
    await act(async () => page.querySelector<HTMLElement>('a.button')?.click());
    expect(emittedEvents).toEqual([['/cart/buy', 2, '3.40']]);
  });

  test('is missing while reasons block the cart, each of which says what to do', async () => {
    const blocked = createTestCart([ticket], {
      blockedReasons: { not_in_region: 'Not sold here.', limit: 'Over your limit.' },
    });
    const { page } = await renderTestBlockWithRunningCart(block(blocked, props), {});
    expect([...page.querySelectorAll('[data-reason]')].map(({ textContent }) => textContent?.trim())).toEqual([
      'Not sold here. Take it out.',
      'Over your limit. Remove the items above to continue, or contact us.',
    ]);
    expect(page.querySelector('a.button')).toBeNull();
  });

  test.each([
    ['country_banned', 'Not sold abroad. If you’ve moved, update the address on your account.'],
    ['time_out', 'Not sold abroad. We’ll keep your cart for you.'],
    ['self_excluded', 'Not sold abroad. You can remove items. You won’t be charged.'],
  ])(
    'is missing for a customer to whom nothing may be sold (%s), who is not told to remove anything',
    async (reason, text) => {
      const blocked = createTestCart([ticket], { blockedReasons: { [reason]: 'Not sold abroad.' } });
      const { page } = await renderTestBlockWithRunningCart(block(blocked, props), {});
      expect(page.querySelector('[data-reason]')?.textContent?.trim()).toBe(text);
      expect(page.querySelector('a.button')).toBeNull();
    },
  );

  test('is missing for a cart with a voucher alone, which says to choose what to use it for', async () => {
    const code = createTestCartItem({ id: 'v', productType: 'voucher_fixed_discount', name: '5 off' });
    const { page } = await renderTestBlockWithRunningCart(block(createTestCart([code]), props), {});
    expect(page.querySelector('a.button')).toBeNull();
    expect(text(page, '.cart-list__bar')).toContain('Your code is saved. Choose what to use it on.');
  });

  test('is joined by a form to choose another region for a visitor whose cart is not sold in the region', async () => {
    const blocked = createTestCart([ticket], { blockedReasons: { not_in_region: 'Not sold here.' } });
    const { page } = await renderTestBlockWithRunningCart(
      block(blocked, props, [{ key: 'WA', name: 'Western Australia' }]),
      {},
    );
    const reason = page.querySelector('[data-reason]');
    expect(reason?.textContent).toContain(
      'Not sold here. Remove it to continue, or choose a different region if this isn’t yours.Your regionPlease chooseWestern AustraliaChange region',
    );
    const form = reason?.querySelector('form');
    expect([form?.method, form?.querySelector('select')?.name]).toEqual(['get', 'sv']);
    expect([...(form?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['', 'WA']);
    expect(reason?.querySelector('a')).toBeNull();
  });

  test('shows a notice of a changed price when it is clicked, until the customer closes the notice', async () => {
    const dearer = createTestCartItem({ ...ticket, total: { amount: '4.00', currency: 'AUD' } });
    const { page } = await renderTestBlockWithRunningCart(block(createTestCart([ticket]), props), {
      'anon-cart.get': createTestCart([dearer]),
    });
    await act(async () => vi.advanceTimersByTime(20_000));
    await act(async () => page.querySelector<HTMLElement>('a.button')?.click());
    expect(text(page, '.cart-list__notice')).toContain('Prices have changedGolden Bay: was $3.40, now $4.00.Got it');
    await pressButton(page, 'Got it');
    expect(page.querySelector('.cart-list__notice')).toBeNull();
  });
});

test('the cart list offers to try again when the cart could not be loaded, and then shows the cart', async () => {
  let isDown = true;
  const { page, cart } = await renderTestBlockWithRunningCart(block(null), {
    'anon-cart.get': () => (isDown ? new ApiError('x', { status: 503 }) : createTestCart([ticket])),
  });
  await act(async () => cart.send({ type: 'CART.FETCH' }));
  expect(page.textContent).toContain('We couldn’t load your cart.');
  isDown = false;
  await pressButton(page, 'Try again');
  expect(page.querySelector('h2')?.textContent).toBe('Golden Bay');
});

test('the cart list emits cart.viewed once, also when the page reloads its data', async () => {
  const emittedEvents: unknown[] = [];
  const { cart, show } = await renderTestBlockWithRunningCart(<p />, {});
  cart.on('cart.viewed', ({ cartId, products }) => emittedEvents.push([cartId, products.length]));
  await show(block(createTestCart([ticket])));
  await show(block(createTestCart([ticket, book])));
  expect(emittedEvents).toEqual([['ref', 1]]);
});

test('a view of the cart emits cart.viewed, and a click on a product in the cart emits product.clicked', async () => {
  const { page, cart } = await renderTestBlockWithRunningCart(block(null), {});
  const emittedEvents: unknown[] = [];
  cart.on('cart.viewed', ({ products, total }) => emittedEvents.push(['viewed', products.length, total]));
  cart.on('product.clicked', ({ products }) => emittedEvents.push(['clicked', products[0]?.name]));
  await act(async () => cart.send({ type: 'CART.RECEIVED', cart: createTestCart([ticket]) }));
  await act(async () => cart.send({ type: 'CART.VIEWED' }));
  await act(async () => page.querySelector<HTMLElement>('h2 a')?.click());
  expect(emittedEvents).toEqual([
    ['viewed', 1, '3.40'],
    ['clicked', 'Golden Bay'],
  ]);
});
