// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import {
  findButton,
  pressButton,
  renderTestBlockWithRunningCart,
  stubBlockContext,
} from '../../_testing/shop-page.tsx';
import type { RaffleBooksBlockData } from './raffle-books.data.ts';
import example from './raffle-books.example.json' with { type: 'json' };
import { RaffleBooks } from './raffle-books.tsx';

const draw = { ...example.data.draw, opens: null };
const data: RaffleBooksBlockData = {
  ...example.data,
  draw,
  status: 'open',
  causes: [],
  recurring: { type: 'subscription', availability: 'optional' },
};
const postal = { label: 'By post', heading: 'Enter by post', text: { html: '<p>Send a postcard.</p>' } };

function block(parts: Partial<RaffleBooksBlockData> = {}) {
  return <RaffleBooks id="books" props={{ everyDraw: false, postal }} data={{ ...data, ...parts }} slots={{}} />;
}

function html(parts: Partial<RaffleBooksBlockData>): string {
  return renderToString(<BlockContext value={stubBlockContext}>{block(parts)}</BlockContext>);
}

function input(page: HTMLElement, label: string): HTMLInputElement {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const element = found?.querySelector('input');
  if (!element) throw new Error(`there is no field '${label}'`);
  return element;
}

const choose = (page: HTMLElement, label: string) => act(async () => input(page, label).click());
const total = (page: HTMLElement) => page.querySelector('.pay-panel__total')?.textContent;
const problems = (page: HTMLElement) => page.querySelector('[role=alert]')?.textContent;
const OK = { 'anon-cart.items.add': createTestCart([createTestCartItem()]) };

describe('buying raffle books', () => {
  test('totals the chosen books, and puts them into the cart once', async () => {
    const { page, sent, cart } = await renderTestBlockWithRunningCart(block(), OK);
    const shown = vi.fn<() => void>();
    cart.on('cart.show', shown);
    expect(total(page)).toBe('Total, 1 ticket $10.00');
    await choose(page, '4 Ticket Book');
    await pressButton(page, 'One book more');
    expect(total(page)).toBe('Total, 8 tickets $60.00');
    await choose(page, 'Buy this for every draw');
    await pressButton(page, 'Add to cart');
    await pressButton(page, 'Add to cart');
    const body = {
      productType: 'raffle_ticket',
      lotteryKey: 'two-rivers',
      raffleOfferKey: 'book-4',
      drawNo: 7,
      quantity: 2,
      recurringPurchase: { type: 'subscription', enabled: true },
    };
    expect(sent).toEqual([['anon-cart.items.add', { body }]]);
    expect(shown).toHaveBeenCalledTimes(1);
    expect(problems(page)).toBe('');
  });

  test('asks for a cause where there are several, and makes no call before one is chosen', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block({ causes: example.data.causes }), OK);
    await pressButton(page, 'Add to cart');
    expect(problems(page)).toBe('Choose a cause to support.');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(sent).toEqual([]);
    await choose(page, 'Kettle Fund');
    expect(problems(page)).toBe('');
    await pressButton(page, 'Add to cart');
    expect(sent).toMatchObject([['anon-cart.items.add', { body: { causeKey: 'kettle-fund' } }]]);
  });

  test('has the cause of the page chosen', async () => {
    const { page } = await renderTestBlockWithRunningCart(
      block({ causes: example.data.causes, causeKey: 'ferry-trust' }),
      OK,
    );
    expect(input(page, 'Ferry Trust').checked).toBe(true);
  });

  test('tells why the shop refused to put them into the cart, and links to what is on sale', async () => {
    const error = new ApiError('x', {
      status: 422,
      errors: { this: [{ code: 'too_few_left', message: 'Only 3 tickets of this draw are left.' }] },
    });
    const { page } = await renderTestBlockWithRunningCart(block(), { 'anon-cart.items.add': error });
    await pressButton(page, 'Add to cart');
    expect(problems(page)).toBe('Only 3 tickets of this draw are left. See what’s on sale');
    expect(page.querySelector('[role=alert] a')?.getAttribute('href')).toBe('/offer.play/two-rivers');
    expect(findButton(page, 'Add to cart').getAttribute('aria-disabled')).toBeNull();
  });

  test('shows no failure of a later, unrelated change of the cart', async () => {
    const answers = {
      ...OK,
      'anon-cart.items.delete': new ApiError('No.', { status: 500 }),
      'anon-cart.get': createTestCart([createTestCartItem()]),
    };
    const { page, cart } = await renderTestBlockWithRunningCart(block(), answers);
    await pressButton(page, 'Add to cart');
    await act(async () => cart.send({ type: 'ITEM.DELETE', id: createTestCartItem().id }));
    expect(cart.getSnapshot().context.failure).not.toBeNull();
    expect(problems(page)).toBe('');
  });

  test('repeats always or never without a checkbox where there is no choice', async () => {
    const always = await renderTestBlockWithRunningCart(
      block({ recurring: { type: 'autoplay', availability: 'always' } }),
      OK,
    );
    expect(always.page.querySelector('[type=checkbox]')).toBeNull();
    await pressButton(always.page, 'Add to cart');
    expect(always.sent).toMatchObject([[expect.anything(), { body: { recurringPurchase: { enabled: true } } }]]);
    const never = await renderTestBlockWithRunningCart(
      block({ recurring: { type: 'autoplay', availability: 'never' } }),
      OK,
    );
    await pressButton(never.page, 'Add to cart');
    expect(never.sent).not.toMatchObject([[expect.anything(), { body: { recurringPurchase: expect.anything() } }]]);
  });
});

describe('the raffle books of a draw', () => {
  const instead = { drawNo: 8, drawn: '28 December 2026, 8:00 pm' };

  test('that is on sale say when sales close and when it is drawn', () => {
    expect(html({})).toContain('Sales close next Saturday, 7:00 pm. Drawn next Saturday, 8:00 pm.');
  });

  test('that is not on sale yet offer a pre-order', () => {
    const page = html({ status: 'pre_order' });
    expect(page).toContain('Sales for this draw aren’t open yet. Order now and pay when they open.');
    const opens = 'tomorrow, 8:00 pm';
    expect(html({ status: 'pre_order', draw: { ...draw, opens } })).toContain(
      'Sales open tomorrow, 8:00 pm. Order now and pay when they do.',
    );
    expect(page).toContain('>Pre-order tickets</button>');
  });

  test('that is sold out say so', () => {
    const page = html({ status: 'sold_out', instead });
    expect(page).toContain('Sold out. Drawn next Saturday, 8:00 pm.');
    expect(page).toContain('href="/offer.draw/two-rivers/8">Tickets for the next draw: 28 December 2026, 8:00 pm</a>');
    expect(page).not.toContain('Add to cart');
  });

  test('that is over say so and lead to the result', () => {
    const page = html({ status: 'past_draw', instead: null });
    expect(page).toContain('Sales for this draw have closed. Drawn next Saturday, 8:00 pm.');
    const drawn = html({ status: 'past_draw', draw: { ...draw, isDrawn: true } });
    expect(drawn).toContain('This draw has been drawn.');
    expect(drawn).toContain('href="/offer.results.draw/two-rivers/7">View result</a>');
  });

  test('that is not on sale say so', () => {
    expect(html({ status: null })).toContain('Not on sale right now.');
  });

  test('cannot be bought for every draw where it is bought draw by draw', () => {
    const shown = (recurring: RaffleBooksBlockData['recurring']) =>
      renderToString(
        <BlockContext value={stubBlockContext}>
          <RaffleBooks id="books" props={{ everyDraw: true }} data={{ ...data, recurring }} slots={{}} />
        </BlockContext>,
      );
    const never = shown({ type: 'autoplay', availability: 'never' });
    expect(never).toContain(
      '<section class="raffle-books band" id="tickets"><div class="wrap wrap--narrow"><header class="section-head"><h2>Choose your tickets</h2></header><div class="raffle-books__none card ground-surface"><p role="status">This raffle’s tickets are sold one draw at a time.</p><p class="actions"><a class="button" href="/offer.play/two-rivers">Tickets for the next draw</a></p></div></div></section>',
    );
    expect(never).toContain('href="/offer.play/two-rivers">Tickets for the next draw</a>');
    expect(never).not.toContain('Add to cart');
    expect(shown(data.recurring)).toContain('Add to cart');
  });

  test('that is on sale link to the free entry by post, on whose page a text about postal entry replaces the books', () => {
    expect(html({})).toContain('>By post</a>');
    const page = html({ isPostal: true });
    expect(page).toContain('Send a postcard.');
    expect(page).not.toContain('Add to cart');
  });

  test.each(['sold_out', 'past_draw', null] as const)('offer no free entry by post where the draw is %s', (status) => {
    const page = html({ isPostal: true, status });
    expect(page).toContain(`data-status="${status ?? 'none'}"`);
    expect(page).not.toContain('By post');
    expect(page).not.toContain('Send a postcard.');
  });
});
