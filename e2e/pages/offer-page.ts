import type { Locator, Page } from 'playwright-core';
import { readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';

/** The page of a raffle or a syndicate, where tickets or shares are chosen. */
export function createRaffleOrSyndicatePageObject(page: Page) {
  const main = page.getByRole('main');
  return {
    heading: main.getByRole('heading', { level: 1 }),
    book: (size: number): Locator =>
      main.getByRole('radio', { name: new RegExp(`^${texts.raffleBooks.bookName({ count: size })}`) }),
    /** Syndicates that have shares left, in the order of their draws. */
    syndicates: main.locator('.syndicate-shares__syndicate input:enabled'),
    more: main.getByRole('button', { name: /^One (?:book|share) more$/ }),
    total: main.locator('.pay-panel__total strong'),
    add: main.locator('.pay-panel').getByRole('button'),
    post: main.getByRole('link', { name: readSeedText('base/pages/offer-buy-raffle', 'books', 'postal/label') }),
    winningTickets: main.locator('.raffle-winning-ticket-search__winners'),
    ticketNumber: main.getByRole('textbox', { name: texts.raffleWinningTicketSearch.first(), exact: true }),
    search: main.getByRole('button', { name: texts.raffleWinningTicketSearch.search() }),
    found: main.locator('.raffle-winning-ticket-search__result'),
    restriction: main.locator('.offer-region-restriction'),
    /** Opens the dialog with a card's ways to buy. */
    choose: (label: string): Locator => main.getByRole('button', { name: label }),
    dialog: page.getByRole('dialog'),
    /** In the drawer that opens where a brand has one. */
    toCart: page
      .getByRole('dialog')
      .getByRole('link', { name: readSeedText('lantern/layouts/default', 'precart', 'cart/label') }),
  };
}
