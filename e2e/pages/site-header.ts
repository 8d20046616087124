import type { Locator, Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** The header of every page, with its drawers. */
export function createSiteHeaderPageObject(page: Page) {
  const header = page.getByRole('banner');
  const drawer = page.getByRole('dialog', { name: texts.siteHeader.menu() });
  return {
    header,
    drawer,
    menuButton: header.getByRole('button', { name: texts.siteHeader.menu() }),
    closeButton: drawer.getByRole('button', { name: texts.siteHeader.closeMenu() }),
    /** What an item of the bar opens, and the button that opens it. */
    drawerOf: (name: string) => page.getByRole('dialog', { name, exact: true }),
    opener: (name: string | RegExp) => header.getByRole('button', { name }),
    accountButton: header.getByRole('button', { name: /^Account/ }),
    bell: header.getByRole('button', { name: texts.siteHeader.notifications() }),
    /** The number on the bell; null while there is nothing new. */
    unviewedCount: async (): Promise<number | null> => {
      const badge: Locator = header.locator('[data-visitor="unviewed"]');
      return (await badge.isVisible()) ? Number(await badge.textContent()) : null;
    },
    cartLink: header.getByRole('link', { name: texts.siteHeader.cart() }),
    /** The number on the cart link; null while the cart is empty. */
    cartCount: async (): Promise<number | null> => {
      const badge: Locator = header.locator('[data-visitor="cart-count"]');
      return (await badge.isVisible()) ? Number(await badge.textContent()) : null;
    },
  };
}

/** Whether an element has the focus. */
export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found.matches(':focus'));
}
