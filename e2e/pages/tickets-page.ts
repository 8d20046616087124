import type { Locator, Page } from 'playwright-core';

/** The pages of a customer's tickets. */
export function createTicketsPageObject(page: Page) {
  const main = page.getByRole('main');
  const list = main.locator('.order-list');
  const findTicket = (text: string): Locator =>
    list.locator('.order-list__ticket').filter({ hasText: text }).first().getByRole('link');
  const next = main.locator('a[rel=next]');
  const result = main
    .locator('.ticket-draws__result:is(.ticket-draws__result--won, .ticket-draws__result--paid)')
    .first();
  return {
    main,
    heading: main.getByRole('heading', { level: 1 }),
    tickets: list.locator('.order-list__ticket'),
    /** Opens a ticket on whichever page of the list it is: their order depends on the day of the week. */
    openTicket: async (text: string): Promise<void> => {
      await list.waitFor();
      while ((await findTicket(text).count()) === 0) {
        const address = page.url();
        await next.click();
        await page.waitForURL((url) => url.href !== address);
        await list.waitFor();
      }
      await findTicket(text).click();
    },
    won: list.locator('.order-list__ticket--won').first().getByRole('link'),
    next,
    previous: main.locator('a[rel=prev]'),
    link: (name: string): Locator => main.getByRole('link', { name, exact: true }),
    button: (name: string): Locator => main.getByRole('button', { name }),
    toCome: main.locator('.ticket-draws__to-come > li'),
    /** Opens the first draw with a prize: the first draw of a ticket that won may have none. */
    openResultWithPrize: async (): Promise<void> => {
      await result.waitFor();
      if ((await result.getAttribute('open')) === null) await result.locator('summary').click();
    },
    result,
    matched: result.locator('.ticket-games [data-hit=main]'),
    own: main.locator('.own-tickets-check'),
    scheduled: main.locator('.upcoming-scheduled-purchases__purchase').first().getByRole('link'),
    printed: main.locator('.print-tickets__ticket'),
    header: page.locator('.site-header'),
    toast: page.locator('.toasts'),
  };
}

/** The pages of what repeats itself. */
export function createRecurringPlayPageObject(page: Page) {
  const main = page.getByRole('main');
  const list = main.locator('.recurring-list');
  return {
    main,
    purchases: list.locator('.recurring-list__purchase'),
    purchase: (status: string): Locator =>
      list.locator('.recurring-list__purchase').filter({ hasText: status }).first().getByRole('link'),
    standing: main.locator('.recurring-purchase__standing'),
    button: (name: string): Locator => main.getByRole('button', { name, exact: true }),
    submit: main.locator('.recurring-purchase__question').getByRole('button').first(),
    choice: (label: string | RegExp): Locator => main.getByLabel(label),
    resolutions: main.locator('.payment-resolutions'),
    toast: page.locator('.toasts'),
  };
}
