import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureElementObservation, capturePageObservation } from '../../harness/observe.ts';
import { readContentParagraph, readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';

journey('a visitor finds a raffle book by its cause, reads its terms and adds it to the basket', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern', { viewport: { width: 390, height: 844 } });
  const main = page.getByRole('main');
  const offer = createRaffleOrSyndicatePageObject(page);
  await open('/');
  await main
    .getByRole('link', {
      name: readSeedText('lantern/pages/home', 'causes', 'linkLabel').replace('{name}', 'Nightlight Hospices'),
    })
    .click();
  await page.waitForURL(`${origin}/good-causes/nightlight-hospices`);
  await offer.heading.and(page.getByText('Nightlight Hospices')).waitFor();
  expect(await main.innerText()).toMatch(/£[\d,]+ raised so far/);
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'causes.cause', await capturePageObservation(page));
  coversSpec('capabilities', 'causes_directory', await capturePageObservation(page));

  await main.getByRole('link', { name: 'Saltmarsh House', exact: true }).click();
  await page.waitForURL(`${origin}/good-causes/nightlight-hospices/saltmarsh-house`);
  await main.getByText(patterns.causeHeader.line()).waitFor();
  for (const fact of ['£1,650,000', 'Keepsakes', texts.rafflePrizes.share(), '45%']) {
    expect(await main.innerText()).toContain(fact);
  }
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  await offer.book(5).check();
  expect(await offer.total.innerText()).toBe('£20.00');
  await offer.more.click();
  expect(await offer.total.innerText()).toBe('£40.00');
  await offer.add.dblclick();
  await offer.toCart.click();
  await page.waitForURL(`${origin}/basket`);
  await createCartPageObject(page).item('Saltmarsh House').waitFor();
  expect(await createCartPageObject(page).items.count()).toBe(1);
  expect(await createCartPageObject(page).total.innerText()).toBe('£40.00');
  coversSpec('routes', 'causes.cause-product-offer', await capturePageObservation(page));
});

journey('the card of a raffle offers its ways to buy, also for the draw after the next', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const offer = createRaffleOrSyndicatePageObject(page);
  await open('/raffles');
  await page.getByRole('textbox', { name: texts.voucherEntry.label() }).fill('welcome5');
  await page.getByRole('button', { name: texts.voucherEntry.add() }).click();
  await page.getByText(texts.voucherEntry.discount({ voucher: '5 off' })).waitFor();
  await offer.choose('Get tickets: Saltmarsh House').click();
  await offer.dialog.getByRole('heading', { name: 'Buy tickets: Saltmarsh House' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('screens', 'buy-tickets-modal', await capturePageObservation(page));
  await offer.dialog.getByRole('link', { name: 'Pre-order tickets for the next draw' }).click();
  await page.waitForURL(/\/saltmarsh-house\/draw\/\d+\/buy$/);
  const preOrderText = page.getByText(patterns.raffleBooks.preOrderFrom());
  expect(await preOrderText.innerText()).toMatch(/, \d\d:\d\d\./);
  expect(await page.getByRole('main').innerText()).not.toContain('Sales close in');
  expect(await findAxeViolations(page)).toEqual([]);
  await offer.add.click();
  await offer.toCart.click();
  await page.waitForURL(`${origin}/basket`);
  await createCartPageObject(page).item('Saltmarsh House').waitFor();
  coversSpec('routes', ['charity-tickets', 'offer.draw.buy'], await capturePageObservation(page));
  coversSpec('entities', 'raffle-draw', await capturePageObservation(page));
});

journey('the pages of a raffle show rules, support, past winners, and how to enter by post', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const main = page.getByRole('main');
  const offer = createRaffleOrSyndicatePageObject(page);
  await open('/prize-home');
  expect(page.url()).toBe(`${origin}/saltmarsh-house`);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await main.getByRole('link', { name: texts.recentWinners.all() }).getAttribute('href')).toBe(
    '/saltmarsh-house/winners',
  );
  coversSpec(
    'screens',
    'past-raffle-winners',
    await captureElementObservation(main.getByRole('link', { name: texts.recentWinners.all() })),
  );

  await offer.winningTickets.locator('summary').click();
  const [, drawNumber = '', winningTicket = ''] =
    /Draw (\d+)[^\n]*\n(\d+)/.exec(await offer.winningTickets.innerText()) ?? [];
  await offer.ticketNumber.fill(String(Number(winningTicket)));
  await offer.search.click();
  expect(await offer.found.innerText()).toContain(`Ticket ${winningTicket} won: `);
  await offer.ticketNumber.fill('twelve');
  await offer.search.click();
  expect(await offer.found.innerText()).toBe('Please enter numbers only');
  coversSpec('messages', 'form.numbers-only', await captureElementObservation(offer.found));
  coversSpec('rules', ['form.numbers-only', 'form.digits-only'], await captureElementObservation(offer.found));
  coversSpec('screens', 'raffle-ticket-search', await capturePageObservation(page));

  await offer.post.click();
  await page.waitForURL(`${origin}/saltmarsh-house/buy?free-postal-entry=true`);
  await main.getByText(readContentParagraph('lantern/content/offers.en-gb', 'page.raffle-buy.postal', 3)).waitFor();
  expect(await offer.add.count()).toBe(0);
  coversSpec('routes', 'offer.buy', await capturePageObservation(page));
  coversSpec('query-params', 'free-postal-entry', await capturePageObservation(page));

  await open('/saltmarsh-house/subscription');
  expect(await main.getByRole('checkbox', { name: texts.recurringChoice.optional() }).isChecked()).toBe(true);
  coversSpec('routes', 'offer.subscription', await capturePageObservation(page));

  await open('/saltmarsh-house/terms-and-conditions');
  expect(await offer.heading.innerText()).toBe(texts.offerRules.heading({ name: 'Saltmarsh House' }));
  expect(await main.innerText()).toMatch(/5 Ticket Book\s+£20(?!\.)/);
  expect(await findAxeViolations(page)).toEqual([]);
  await open(`/saltmarsh-house/terms-and-conditions/${drawNumber}`);
  expect(await main.innerText()).toContain(drawNumber);
  coversSpec('routes', 'offer.terms-and-conditions', await capturePageObservation(page));

  await open('/saltmarsh-house/your-support');
  expect(await main.innerText()).toMatch(/Nightlight Hospices[\s\S]*£[\d,]+ raised so far/);
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'offer.your-support', await capturePageObservation(page));

  await open(`/saltmarsh-house/draw/${drawNumber}`);
  expect(await main.innerText()).toContain(texts.raffleBooks.isDrawn());
  expect(await main.getByRole('link', { name: texts.raffleBooks.result() }).count()).toBe(1);
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'offer.draw', await capturePageObservation(page));
});

const readRestriction = (place: 'elsewhere' | 'here') =>
  readContentText('base/content/offers.en-au', `banner.licensing-restriction.${place}`)
    .replace('{name}', 'Headland House')
    .replace('{regions}', 'Western Australia');

journey('in a region where a raffle is not licensed, its page says so and sells nothing', async ({ visit }) => {
  const { page, open } = await visit('harbour');
  const offer = createRaffleOrSyndicatePageObject(page);
  await open('/headland-house');
  expect(await offer.restriction.innerText()).toBe(readRestriction('elsewhere'));
  expect(await offer.add.count()).toBe(1);
  await open('/headland-house/buy?free-postal-entry=true');
  await page.getByRole('main').getByText('Harbour Postal Entries').waitFor();
  expect(await offer.add.count()).toBe(0);
  await open('/headland-house?sv=wa');
  expect(await offer.restriction.innerText()).toBe(readRestriction('here'));
  expect(await offer.add.count()).toBe(0);
  expect(await offer.post.count()).toBe(0);
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('screens', 'licensing-restriction-banner', await capturePageObservation(page));
});
