import type { Page } from 'playwright-core';

/** The pages of a membership program. */
export function createClubPageObject(page: Page) {
  const main = page.getByRole('main');
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    tier: (name: string) =>
      main.locator('.membership-choice__tier').filter({ hasText: name }).getByRole('radio').first(),
    go: main.locator('.membership-choice__go'),
    /** A paid membership with its options. */
    plan: main.locator('.membership-choice__plan'),
    standing: main.locator('.membership-status__standing'),
    /** Coming draws, next first. */
    draws: main.locator('.giveaway-entries__draw'),
    draw: (name: string) => main.locator('.giveaway-entries__draw').filter({ hasText: name }).first(),
    winners: main.locator('.giveaway-header__winners'),
    rows: main.locator('.own-giveaway-draws__draw'),
    link: (name: string | RegExp) => main.getByRole('link', { name }),
    button: (name: string | RegExp) => main.getByRole('button', { name }),
    problem: main.getByRole('alert').filter({ hasText: /./ }),
    failed: page.locator('[data-failed-block]'),
  };
}
