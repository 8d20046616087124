import type { Locator, Page } from 'playwright-core';

/** The header of every page, with its navigation drawer. */
export function siteHeader(page: Page) {
  const header = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  return {
    header,
    drawer,
    menuButton: header.getByRole('button', { name: 'Menu' }),
    closeButton: drawer.getByRole('button', { name: 'Close menu' }),
    cartLink: header.getByRole('link', { name: /Cart/ }),
    /** The number on the cart link; null while the cart is empty. */
    cartCount: async (): Promise<number | null> => {
      const badge: Locator = header.locator('[data-visitor="cart-count"]');
      return (await badge.isVisible()) ? Number(await badge.textContent()) : null;
    },
  };
}
