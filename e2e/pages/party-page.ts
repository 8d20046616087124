import type { Page } from 'playwright-core';

/** The pages of lotto parties, and the wizard over them. */
export function createPartyPageObject(page: Page) {
  const main = page.getByRole('main');
  const wizard = page.getByRole('dialog');
  const button = (name: string) => wizard.getByRole('button', { name, exact: true });
  return {
    main,
    wizard,
    name: wizard.getByLabel('Name of the group'),
    options: wizard.getByRole('radio'),
    next: button('Next'),
    back: button('Back'),
    /** Ends the wizard, for a new group or an existing one. */
    create: wizard.getByRole('button', { name: /^(?:Create group|Open the draw)$/ }),
    close: button('Close'),
    more: button('One share more'),
    addToCart: button('Add to cart'),
    button: (name: string) => main.getByRole('button', { name, exact: true }),
    link: (name: string) => main.getByRole('link', { name, exact: true }),
    heading: main.getByRole('heading', { level: 1 }),
    /** The party of a ticket. */
    party: main.locator('.party-of-ticket'),
    /** The games of a ticket. */
    numbers: main.locator('.ticket-games > li'),
    step: (name: string) => wizard.getByRole('heading', { name, exact: true }),
  };
}
