import type { Locator, Page } from 'playwright-core';

/** The cart with its items. */
export function cartPage(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    items: main.locator('.cart-list__item'),
    item: (name: string): Locator => main.locator('.cart-list__item').filter({ hasText: name }),
    draws: main.getByRole('combobox', { name: /^Draws/ }),
    total: main.locator('.cart-list__total strong'),
    remove: (name: string): Locator => main.getByRole('button', { name: `Remove ${name}` }),
    empty: main.locator('.empty-cart'),
  };
}
