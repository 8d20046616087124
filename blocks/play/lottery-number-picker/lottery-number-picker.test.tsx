// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { openConsentCheckedTabStorage } from '#engine/storage/tab-storage.ts';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import {
  findButton,
  pressButton,
  renderTestBlockWithRunningCart,
  stubBlockContext,
} from '../../_testing/shop-page.tsx';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { cartAddMessages } from '../../_ui/cart-add.messages.gen.ts';
import example from './lottery-number-picker.example.json' with { type: 'json' };
import { LotteryNumberPicker } from './lottery-number-picker.tsx';
import type { LotteryNumberPickerData } from './picker-data.ts';

const data: LotteryNumberPickerData = {
  ...example.data,
  gameType: 'standard',
  offers: example.data.offers,
  days: [],
  repeat: { ...example.data.repeat, type: 'autoplay', availability: 'optional', jackpots: [] },
};
const block = (parts: Partial<LotteryNumberPickerData> = {}) => (
  <LotteryNumberPicker
    id="picker"
    props={{ pick: 'customer', repeat: false }}
    data={{ ...data, ...parts }}
    slots={{}}
  />
);

const storage = openConsentCheckedTabStorage('essential');
const keyOf = (lotteryKey: string) => `vitrine:picks:${lotteryKey}:standard` as const;

/** Lets the browser paint. */
const painted = () => act(async () => void vi.advanceTimersByTime(50));

const openGame = (page: HTMLElement, game: number) =>
  act(async () => page.querySelectorAll<HTMLElement>('.lottery-number-picker__open')[game - 1]?.click());
const problems = (page: HTMLElement) => page.querySelector('[role=alert]')?.textContent;
const total = (page: HTMLElement) => page.querySelector('.lottery-number-picker__total strong')?.textContent;

beforeEach(() => {
  // Code loaded soon after the first press would arrive when the page is gone.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array);
});
afterEach(() => {
  for (const key of ['copper-kettle', 'kept']) storage.remove(keyOf(key));
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the number picker without JavaScript', () => {
  test('tells how many numbers of which range a game has', () => {
    const html = renderToString(<BlockContext value={stubBlockContext}>{block()}</BlockContext>);
    for (const text of ['Numbers: choose 5 from 1 to 35', 'Kettle number: choose 1 from 1 to 10']) {
      expect(html).toContain(text);
    }
  });

  test('is empty for a lottery that has no draw on sale', () => {
    const html = renderToString(<BlockContext value={stubBlockContext}>{block({ draws: [] })}</BlockContext>);
    expect(html).toBe('');
  });
});

describe('picking the numbers of a ticket', () => {
  test('tells how many numbers are left to pick, then that the game is complete', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(), {});
    const left = () => page.querySelector('.lottery-number-picker__left')?.textContent;
    expect(left()).toBe('6 to pick');
    for (const number of ['31', '4', '9', '12', '20']) await pressButton(page, number);
    // A press is shown before it is applied to the ticket.
    expect([findButton(page, '31').getAttribute('aria-pressed'), left()]).toEqual(['true', '6 to pick']);
    await painted();
    expect(left()).toBe('1 to pick');
    const extra = page.querySelector<HTMLButtonElement>('[aria-label="Game 1, Kettle number"] [data-number="7"]');
    await act(async () => extra?.click());
    await painted();
    expect(left()).toBe('Complete');
    expect(findButton(page, '31').getAttribute('aria-pressed')).toBe('true');
    expect(findButton(page, '35').getAttribute('aria-disabled')).toBe('true');
  });

  test('takes a number back when it is pressed again', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(), {});
    await pressButton(page, '31');
    await pressButton(page, '31');
    await painted();
    expect(findButton(page, '31').getAttribute('aria-pressed')).toBe('false');
  });

  test('moves the focus within the numbers by arrow keys, Home and End, and has one number in the tab order', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(), {});
    const grid = page.querySelector('[role=group][aria-label="Game 1, Numbers"]');
    const inTabOrder = () =>
      [...(grid?.querySelectorAll('[tabindex="0"]') ?? [])].map(({ textContent }) => textContent);
    const key = (name: string) =>
      act(async () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
      );
    expect(inTabOrder()).toEqual(['1']);
    await act(async () => findButton(page, '1').focus());
    await key('ArrowRight');
    await key('ArrowRight');
    expect([document.activeElement?.textContent, inTabOrder()]).toEqual(['3', ['3']]);
    await key('End');
    await key('ArrowRight');
    expect(document.activeElement?.textContent).toBe('35');
    await key('Home');
    expect(document.activeElement?.textContent).toBe('1');
  });

  test('shows the price after a lucky dip for every game, and none after clearing all', async () => {
    const { page } = await renderTestBlockWithRunningCart(block(), {});
    expect(total(page)).toBe('–');
    await pressButton(page, 'Lucky Dip for every game');
    expect(total(page)).toBe('$4.35');
    await pressButton(page, 'One game more');
    expect(page.textContent).not.toContain('isn’t finished');
    await pressButton(page, 'Clear all');
    expect(total(page)).toBe('–');
  });
});

describe('the options for a whole ticket', () => {
  const repeat = {
    ...data.repeat,
    jackpots: [{ amount: '20000000.00', label: 'Jackpots $20,000,000 and over' }],
  };

  test('let the customer buy it again where that is optional, weekly or from a least jackpot on', async () => {
    const { page } = await renderTestBlockWithRunningCart(block({ repeat }), {});
    const checkbox = page.querySelector<HTMLInputElement>('input[type=checkbox]');
    const choices = () => [...page.querySelectorAll('fieldset option')].map(({ textContent }) => textContent);
    expect([checkbox?.checked, choices()]).toEqual([false, []]);
    await act(async () => checkbox?.click());
    expect(choices()).toEqual(['Weekly', 'Jackpots $20,000,000 and over']);
  });

  test('say that a ticket is always repeated, and say nothing where it never is', async () => {
    const text = 'This ticket is only sold this way.';
    const always = { ...repeat, type: 'subscription', availability: 'always', chosen: true } as const;
    const { page } = await renderTestBlockWithRunningCart(block({ repeat: always }), {});
    expect(page.querySelector('input[type=checkbox]')).toBeNull();
    expect(page.textContent).toContain(text);
    const never = { ...repeat, availability: 'never' } as const;
    const { page: other } = await renderTestBlockWithRunningCart(block({ repeat: never }), {});
    expect(other.textContent).not.toContain('AutoPlay');
  });

  test('replace a first draw that has closed meanwhile by the next draw, and say so', async () => {
    const draws = [...data.draws, { drawNo: 313, place: 2, when: '', jackpot: '' }];
    const { page, show } = await renderTestBlockWithRunningCart(block({ draws }), {});
    const checked = () => page.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value;
    expect([checked(), page.textContent?.includes('have closed')]).toEqual(['311', false]);
    await show(block({ draws: draws.slice(1) }));
    expect(checked()).toBe('312');
    expect(page.textContent).toContain('Sales for draw 311 have closed. Your ticket now starts with draw 312.');
  });
});

describe('adding a lottery ticket to the cart', () => {
  test('asks about a game that is begun, names it, and keeps it when the others are added without it', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(), {
      'anon-cart.items.add': createTestCart([createTestCartItem()]),
    });
    await pressButton(page, 'Lucky Dip, Game 1');
    await pressButton(page, 'Lucky Dip, Game 2');
    await openGame(page, 3);
    await pressButton(page, '7');
    await painted();
    expect(page.textContent).toContain('Game 3 isn’t finished.');
    await pressButton(page, 'Add to cart');
    expect(problems(page)).toBe('Game 3 isn’t finished. Your numbers are still here.Finish Game 3Add without it');
    expect([document.activeElement?.getAttribute('role'), sent]).toEqual(['alert', []]);
    await pressButton(page, 'Add without it');
    expect(sent).toMatchObject([['anon-cart.items.add', { body: { numGames: 2 } }]]);
    expect([
      total(page),
      findButton(page, 'Clear, Game 1').disabled,
      findButton(page, 'Clear, Game 3').disabled,
    ]).toEqual(['–', true, false]);
    expect(page.textContent).toContain('Your ticket is in your cart. Game 3 isn’t finished.');
  });

  test('stores a begun game for the next visit when the page is left for the cart', async () => {
    const { page, show } = await renderTestBlockWithRunningCart(block(), {
      'anon-cart.items.add': createTestCart([createTestCartItem()]),
    });
    for (const game of [1, 2]) await pressButton(page, `Lucky Dip, Game ${game}`);
    await openGame(page, 3);
    await pressButton(page, '7');
    await painted();
    await pressButton(page, 'Add to cart');
    await pressButton(page, 'Add without it');
    await show(<p>Your cart</p>);
    expect(JSON.parse(storage.read(keyOf('copper-kettle')) ?? '')).toMatchObject({ games: [{}, {}, { main: [7] }] });
  });

  test('says that too few games are complete, and makes no call', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(), {});
    await pressButton(page, 'Add to cart');
    expect(problems(page)).toBe('Fill at least 2 games, or use Lucky Dip.');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(sent).toEqual([]);
  });

  test('sends the complete games once, and asks to show the cart', async () => {
    const { page, sent, cart } = await renderTestBlockWithRunningCart(block(), {
      'anon-cart.items.add': createTestCart([createTestCartItem()]),
    });
    const shown = vi.fn<() => void>();
    cart.on('cart.show', shown);
    await pressButton(page, 'Lucky Dip, Game 1');
    await pressButton(page, 'Lucky Dip, Game 3');
    await pressButton(page, 'Add to cart');
    const game = {
      numberSets: [
        { key: 'main', numbers: [1, 2, 3, 4, 5] },
        { key: 'extra', numbers: [1] },
      ],
    };
    const body = {
      productType: 'lottery_ticket',
      lotteryKey: 'copper-kettle',
      gameType: 'standard',
      gameOffer: 'standard',
      games: [game, game],
      numGames: 2,
      numDraws: 1,
      numWeeks: 1,
      quickpick: false,
      drawNo: 311,
    };
    expect(sent).toEqual([['anon-cart.items.add', { body }]]);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(problems(page)).toBe('');
    // A second press does not buy the same again.
    expect(page.textContent).toContain('Your ticket is in your cart.');
    await pressButton(page, 'Add to cart');
    expect(sent).toHaveLength(1);
  });

  test('includes numbers that were pressed a moment before, and not those taken back', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(), {
      'anon-cart.items.add': createTestCart([createTestCartItem()]),
    });
    await pressButton(page, 'Lucky Dip, Game 1');
    await pressButton(page, 'Lucky Dip, Game 2');
    await pressButton(page, '5');
    await pressButton(page, '9');
    await pressButton(page, 'Add to cart');
    expect(JSON.stringify(sent)).toContain('"numbers":[1,2,3,4,9]');
    await painted();
  });

  test('has a busy button until the answer comes, which sends nothing more', async () => {
    let release: (cart: unknown) => void = () => undefined;
    const answer = new Promise((resolve) => (release = resolve));
    const { page, sent } = await renderTestBlockWithRunningCart(block(), { 'anon-cart.items.add': () => answer });
    await pressButton(page, 'Lucky Dip for every game');
    await pressButton(page, 'Add to cart');
    expect(findButton(page, 'Adding…').getAttribute('aria-disabled')).toBe('true');
    await pressButton(page, 'Adding…');
    expect(sent).toHaveLength(1);
    await act(async () => release(createTestCart([createTestCartItem()])));
    expect(findButton(page, 'Add to cart').getAttribute('aria-disabled')).toBeNull();
  });

  test('ends in a message when the code of the cart does not load, adds nothing late, and can be tried again', async () => {
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal('reportError', reported);
    const arrivals: (() => void)[] = [];
    const shown = await renderTestBlockWithRunningCart(
      block(),
      { 'anon-cart.items.add': createTestCart([createTestCartItem()]) },
      () => new Promise((resolve) => arrivals.push(() => resolve(() => shown.cart))),
    );
    const { page, sent } = shown;
    await pressButton(page, 'Lucky Dip for every game');
    await pressButton(page, 'Add to cart');
    expect(findButton(page, 'Adding…').getAttribute('aria-disabled')).toBe('true');
    await act(async () => void vi.advanceTimersByTime(15_000));
    expect(problems(page)).toBe(getTestMessages(cartAddMessages).codeNotLoaded());
    expect([reported.mock.calls.length, sent]).toEqual([1, []]);
    await act(async () => arrivals.forEach((arrive) => arrive()));
    expect(sent).toEqual([]);
    await pressButton(page, 'Add to cart');
    expect(sent).toHaveLength(1);
    expect(problems(page)).toBe('');
  });

  test('keeps the picks over a reload, until they are in the cart', async () => {
    // A separate lottery: the pages of other tests receive `pagehide` too.
    const own = block({ lotteryKey: 'kept' });
    const readSavedPicks = () => storage.read(keyOf('kept'));
    const { page, show } = await renderTestBlockWithRunningCart(own, {});
    await pressButton(page, 'Lucky Dip, Game 1');
    dispatchEvent(new Event('pagehide'));
    expect(readSavedPicks()).toContain('"main":[1,2,3,4,5]');
    await show(null);

    const again = (
      await renderTestBlockWithRunningCart(own, { 'anon-cart.items.add': createTestCart([createTestCartItem()]) })
    ).page;
    const picked = [...again.querySelectorAll('.lottery-number-picker__ball:not([data-open])')];
    expect(picked.map(({ textContent }) => textContent?.trim())).toEqual(['1', '2', '3', '4', '5', '1']);
    expect(readSavedPicks()).toBeNull();
    await pressButton(again, 'Lucky Dip for every game');
    await pressButton(again, 'Add to cart');
    dispatchEvent(new Event('pagehide'));
    expect(readSavedPicks()).toBeNull();
  });

  test.each(['{', '{"offer":"standard","games":7}', '{"offer":"gone","games":[]}', '{"offer":"standard","games":[]}'])(
    'forgets kept picks that no ticket can have: %s',
    async (savedPicks) => {
      storage.write(keyOf('copper-kettle'), savedPicks);
      const { page } = await renderTestBlockWithRunningCart(block(), {});
      expect(page.querySelector('.lottery-number-picker__ball:not([data-open])')).toBeNull();
      expect(storage.read(keyOf('copper-kettle'))).toBeNull();
    },
  );

  test.each([
    [
      'in the words of the shop, beside the button',
      new ApiError('x', { status: 422, errors: { this: [{ code: 'closed', message: 'Sales have closed.' }] } }),
      'Sales have closed.',
      [],
    ],
    [
      'in a toast without a text of the server, where that gives no reason',
      new ApiError('x', { status: 500 }),
      '',
      [null],
    ],
  ])('says what went wrong %s, and keeps the picks', async (_, error, beside, inToast) => {
    const answers = { 'anon-cart.items.add': error, 'anon-cart.get': createTestCart([]) };
    const { page, cart } = await renderTestBlockWithRunningCart(block(), answers);
    const toasts: (string | null)[] = [];
    cart.on('cart.failed', ({ failure }) => toasts.push(failure.message));
    await pressButton(page, 'Lucky Dip for every game');
    await pressButton(page, 'Add to cart');
    expect([problems(page), toasts]).toEqual([beside, inToast]);
    expect(page.querySelector('.lottery-number-picker__ball:not([data-open])')).not.toBeNull();
  });
});
