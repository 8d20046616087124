// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#engine/api/api-error.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import { createTestCart, createTestCartItem } from '#machines/cart/cart/testing/test-cart.ts';
import {
  findButton,
  pressButton,
  renderTestBlockWithRunningCart,
  stubBlockContext,
} from '../../_testing/shop-page.tsx';
import type { DrawWithSyndicatesView, SyndicateSharesBlockData, SyndicateView } from './syndicate-shares.data.ts';
import example from './syndicate-shares.example.json' with { type: 'json' };
import { SyndicateShares } from './syndicate-shares.tsx';

const recurring = { type: 'subscription', availability: 'optional' } as const;
const draws: readonly DrawWithSyndicatesView[] = example.data.draws.map((draw) => ({
  ...draw,
  syndicates: draw.syndicates.map((syndicate): SyndicateView => ({ ...syndicate, recurring })),
}));
const data: SyndicateSharesBlockData = { ...example.data, draws };

function block(parts: Partial<SyndicateSharesBlockData> = {}) {
  return <SyndicateShares id="shares" props={{ everyDraw: false }} data={{ ...data, ...parts }} slots={{}} />;
}

function html(parts: Partial<SyndicateSharesBlockData>): string {
  return renderToString(<BlockContext value={stubBlockContext}>{block(parts)}</BlockContext>).replaceAll(
    '<!-- -->',
    '',
  );
}

const total = (page: HTMLElement) => page.querySelector('.pay-panel__total')?.textContent;
const OK = { 'anon-cart.items.add': createTestCart([createTestCartItem()]) };

describe('buying syndicate shares', () => {
  test('starts with the first syndicate that has shares, and takes no more shares than are left', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(), OK);
    expect(total(page)).toBe('Total, 1 share $1.75');
    await pressButton(page, 'One share more');
    await pressButton(page, 'One share more');
    expect(findButton(page, 'One share more').disabled).toBe(true);
    expect(total(page)).toBe('Total, 3 shares $5.25');
    expect(page.textContent).toContain('3 of 100 equal shares in every The Crew ticket and prize.');
    await pressButton(page, 'Add to cart');
    await pressButton(page, 'Add to cart');
    const body = {
      productType: 'syndicate_share',
      lotteryKey: 'copper-kettle-syndicates',
      syndicateEncodedId: 'crew-41',
      drawNo: 41,
      numShares: 3,
      recurringPurchase: { type: 'subscription', enabled: false },
    };
    expect(sent).toEqual([['anon-cart.items.add', { body }]]);
  });

  test('starts with the syndicate that the fragment of the address names, or with the first if it names none', async () => {
    window.location.hash = '#dozen-42';
    const named = await renderTestBlockWithRunningCart(block(), OK);
    expect(total(named.page)).toBe('Total, 1 share $1.40');
    window.location.hash = '#nothing%20of%20it';
    expect(total((await renderTestBlockWithRunningCart(block(), OK)).page)).toBe('Total, 1 share $1.75');
    window.location.hash = '#%E0%A4%A';
    expect(total((await renderTestBlockWithRunningCart(block(), OK)).page)).toBe('Total, 1 share $1.75');
    window.location.hash = '';
  });

  test('puts shares of a later draw into the cart when the customer chooses that', async () => {
    const { page, sent } = await renderTestBlockWithRunningCart(block(), OK);
    await act(async () => page.querySelector<HTMLInputElement>('input[value=dozen-42]')?.click());
    expect(total(page)).toBe('Total, 1 share $1.40');
    await pressButton(page, 'Add to cart');
    expect(sent).toMatchObject([[expect.anything(), { body: { syndicateEncodedId: 'dozen-42', drawNo: 42 } }]]);
  });

  test('tells why the shop refused to put shares into the cart', async () => {
    const messages = [{ code: 'sold_out', message: 'All shares of this syndicate are sold.' }];
    const error = new ApiError('x', { status: 422, errors: { this: messages } });
    const { page } = await renderTestBlockWithRunningCart(block(), { 'anon-cart.items.add': error });
    await pressButton(page, 'Add to cart');
    expect(page.querySelector('[role=alert]')?.textContent).toBe(
      'All shares of this syndicate are sold. See what’s on sale',
    );
  });
});

describe('the syndicate shares of an offer', () => {
  test('are listed by draw with their games, the shares left and the cost of one', () => {
    const page = html({});
    for (const text of ['140 games, Standard', '3 of 100 shares left', '$1.75', 'Sold out', 'Next Saturday, 8:30 pm']) {
      expect(page).toContain(text);
    }
    expect(page).toMatch(/<input type="radio" disabled="" name="[^"]*" value="dozen-41"\/>/);
  });

  test('are said to be sold, without a button to add, when none are left', () => {
    const sold = draws.map((draw) => ({
      ...draw,
      syndicates: draw.syndicates.map((syndicate) => ({ ...syndicate, numSharesLeft: 0 })),
    }));
    const page = html({ draws: sold });
    expect(page).toContain('All shares in the coming draws are sold.');
    expect(page).not.toContain('Add to cart');
  });

  test('are not on offer for every draw where they are bought draw by draw', () => {
    const never = { type: 'autoplay', availability: 'never' } as const;
    const once = draws.map((draw) => ({
      ...draw,
      syndicates: draw.syndicates.map((syndicate) => ({ ...syndicate, recurring: never })),
    }));
    const page = renderToString(
      <BlockContext value={stubBlockContext}>
        <SyndicateShares id="shares" props={{ everyDraw: true }} data={{ ...data, draws: once }} slots={{}} />
      </BlockContext>,
    );
    expect(page).toContain('sold one draw at a time');
    expect(page).toContain('>See upcoming draws</a>');
    expect(page).not.toContain('Add to cart');
  });

  test('are replaced by a notice where the draw is over, or nothing is on sale', () => {
    expect(html({ draws: [], isOver: true })).toContain('Sales for this draw have closed.');
    expect(html({ draws: [] })).toContain('Not on sale right now.');
  });
});
