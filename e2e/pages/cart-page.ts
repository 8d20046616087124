import type { Locator, Page } from 'playwright-core';
import { readLinkLabel, readSeedText } from '../harness/seed-texts.ts';
import { patterns, texts } from '../harness/texts.ts';

/** The pre-cart drawer, where a brand has one. */
export function createPrecartDrawerPageObject(page: Page) {
  const drawer = page.locator('.precart-drawer');
  return {
    drawer,
    toCart: drawer.getByRole('link', { name: readSeedText('lantern/layouts/default', 'precart', 'cart/label') }),
    keep: drawer.getByRole('button', { name: readSeedText('lantern/layouts/default', 'precart', 'keep') }),
    draws: drawer.locator('.precart-drawer__draws li'),
    add: drawer.getByRole('button', { name: /^Add / }).first(),
  };
}

/** The cart with its items. */
export function createCartPageObject(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    items: main.locator('.cart-list__item'),
    item: (name: string): Locator => main.locator('.cart-list__item').filter({ hasText: name }),
    draws: main.getByRole('combobox', { name: patterns.cartList.draws() }),
    books: main.getByRole('combobox', { name: patterns.cartList.books() }),
    total: main.locator('.cart-list__total strong'),
    remove: (name: string): Locator => main.getByRole('button', { name: texts.cartList.remove({ item: name }) }),
    empty: main.locator('.empty-cart'),
    /** A notice about the cart, by part of its text. */
    notice: (text: string | RegExp): Locator => main.locator('.cart-list__notice').filter({ hasText: text }),
    checkout: main.getByRole('link', { name: readLinkLabel('base/pages/cart', 'cart.buy') }),
    /** The recurring option of an item. */
    again: (name: string): Locator => main.getByRole('checkbox', { name: patterns.cartList.again({ item: name }) }),
    code: main.getByRole('textbox', { name: texts.promotionCodeEntry.label() }),
    addCode: main.getByRole('button', { name: texts.promotionCodeEntry.add() }),
    codeProblem: main.locator('.promotion-code-entry__failure'),
    placements: main.locator('[data-placement]'),
    rules: main.getByRole('button', { name: texts.cartList.regulation() }),
    rulesDialog: page.getByRole('dialog', { name: readSeedText('base/pages/cart', 'cart', 'regulation/heading') }),
  };
}
