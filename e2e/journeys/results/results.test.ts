import { expect, inject } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { consentAndRecordAnalyticsEvents } from '../../harness/analytics-recorder.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { sendGetRequestToLocalPort } from '../../harness/request.ts';
import { patterns, texts } from '../../harness/texts.ts';
import { createFavouritesPageObject, createResultsPageObject } from '../../pages/results-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

journey('the results list links to a draw, its divisions, its month and its statistics', async ({ visit }) => {
  const { page, open, origin } = await visit('harbour', { viewport: { width: 390, height: 844 } });
  const results = createResultsPageObject(page);
  await open('/lotto-results');
  expect(await results.entries.count()).toBe(5);
  expect(await results.previous.count()).toBe(0);
  await results.next.click();
  await page.waitForURL(`${origin}/lotto-results/2`);
  await results.previous.waitFor();
  expect(await results.previous.getAttribute('href')).toBe('/lotto-results');
  expect(await results.entries.count()).toBe(5);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  coversSpec('routes', 'lotto-results', await capturePageObservation(page));

  await open('/golden-bay/results?page=2');
  expect(await results.entries.count()).toBe(5);
  expect(await results.previous.getAttribute('href')).toBe('/golden-bay/results');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/golden-bay/results?page=2`);
  expect(await page.title()).toBe('Golden Bay results page 2 | Harbour');
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'offer.results', await capturePageObservation(page));
  coversSpec('query-params', 'page', await capturePageObservation(page));

  const drawNumber = /\d+/.exec(await results.firstDraw.innerText())?.[0];
  await results.firstDraw.click();
  await page.waitForURL(`${origin}/golden-bay/results/draw/${drawNumber}`);
  await results.heading.and(page.getByText(`Golden Bay, draw ${drawNumber}`)).waitFor();
  expect(await results.main.innerText()).toMatch(/Winning numbers\n(?:\d+\n){6}/);
  expect(await results.divisions.first().innerText()).toMatch(
    /Division 1 ?\n?6 winning numbers\s+(?:No winner|\d+)\s+\$[\d,.]+/,
  );
  expect(await results.divisions.count()).toBe(5);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  coversSpec('routes', 'offer.results.draw', await capturePageObservation(page));

  await results.fact(texts.resultHeader.statistics()).click();
  await page.waitForURL(`${origin}/golden-bay/statistics`);
  await results.rows.first().waitFor();
  expect([await results.bars.count(), await results.rows.count()]).toEqual([45, 45]);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findSidewaysOverflow(page)).toEqual([]);
  coversSpec('routes', 'offer.statistics', await capturePageObservation(page));
});

journey('the winners of a raffle are listed by draw, and found by name and by ticket', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const results = createResultsPageObject(page);
  await open('/lotto-results/raffles');
  expect(await results.entries.count()).toBe(5);
  expect(await results.main.innerText()).toMatch(/Winning ticket \d{7}/);
  expect(await results.main.locator('.offer-results-links a').allInnerTexts()).toContain('Saltmarsh House Results');
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'lotto-results.raffles', await capturePageObservation(page));

  await open('/saltmarsh-house/results');
  await results.firstDraw.click();
  await results.tab(texts.prizesAndWinnersTabs.winners()).click();
  await page.waitForURL(/\/saltmarsh-house\/results\/draw\/\d+\?tab=winners$/);
  await results.named.first().waitFor();
  expect(await results.divisions.count()).toBe(0);
  const [winnerName = ''] = (await results.named.first().innerText()).split('\n');
  const ticketNumber = /Winning tickets?\s+(\d{7})/.exec(await results.main.innerText())?.[1] ?? '';
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('query-params', 'tab', await capturePageObservation(page));

  await results.fact(texts.resultHeader.winners()).click();
  await page.waitForURL(`${origin}/saltmarsh-house/winners`);
  await results.winners.first().waitFor();
  const winnerCount = await results.winners.count();
  await results.search.fill(winnerName);
  await results.find.click();
  await page.waitForURL(/\/saltmarsh-house\/winners\?q=/);
  expect(await results.winners.first().innerText()).toContain(winnerName);
  expect(await results.winners.count()).toBeLessThan(winnerCount);
  await results.search.fill(String(Number(ticketNumber)));
  await results.find.click();
  await results.winners.getByText(`Ticket ${ticketNumber}`).waitFor();
  await results.search.fill('Nobody Whatsoever');
  await results.find.click();
  await results.said.getByText(patterns.winnerSearch.foundNothing({ text: 'Nobody Whatsoever' })).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  coversSpec('routes', 'offer.winners', await capturePageObservation(page));
  coversSpec('screens', 'past-raffle-winners', await capturePageObservation(page));
});

journey('results pages redirect to one canonical URL, and unknown ones answer 404', async () => {
  const { port } = inject('shop');
  const get = (brand: string, path: string) =>
    sendGetRequestToLocalPort(port, path, { host: `${brand}.localhost:${port}` });
  const getStatusAndLocation = async (brand: string, path: string) => {
    const { status, headers } = await get(brand, path);
    return `${status} ${headers['location'] ?? ''}`.trim();
  };
  const getStatus = (path: string) => getStatusAndLocation('harbour', path);
  expect(await Promise.all(['/lotto-results/0', '/lotto-results/-3', '/lotto-results/1'].map(getStatus))).toEqual(
    Array(3).fill('308 /lotto-results'),
  );
  expect(await getStatus('/golden-bay/results?page=0')).toBe('200');
  expect(await getStatus('/lotto-results/lotteries/2')).toBe('200');
  const belowMinimumResponse = await get('harbour', '/lotto-results/0');
  coversSpec('rules', 'paging.page-number', belowMinimumResponse);
  coversSpec('constants', 'page-number.minimum', belowMinimumResponse);
  coversSpec('routes', 'lotto-results.lotteries', await get('harbour', '/lotto-results/lotteries/2'));

  const pathsPastLastPage = [
    '/lotto-results/999999',
    '/lotto-results/x',
    '/golden-bay/results?page=999',
    '/golden-bay/winners?page=999',
  ];
  const unknownPaths = [
    '/golden-bay/results/draw/999999',
    '/golden-bay/results/1999-01',
    '/golden-bay/results/next',
    '/no-such/results',
  ];
  expect(await Promise.all([...pathsPastLastPage, ...unknownPaths].map(getStatus))).toEqual(Array(8).fill('404'));
  const [month = ''] = new Date(Date.now() - 20 * 86_400_000).toISOString().split(/-\d\dT/);
  expect(await getStatus(`/golden-bay/results/${month}`)).toBe('200');
  expect(await getStatus(`/golden-bay/results/${month}-03`)).toBe(`308 /golden-bay/results/${month}`);
  coversSpec('routes', 'offer.results.archived', await get('harbour', `/golden-bay/results/${month}`));

  expect(await getStatusAndLocation('sunnyside', '/lotto-results')).toBe('404');
  expect(await getStatusAndLocation('lantern', '/lamplight/statistics')).toBe('404');
  expect(await getStatus('/headland-house/statistics')).toBe('404');
});

journey('a customer saves one set of favourite numbers for a lottery, and plays it', async ({ visit }) => {
  const visitor = await visit('harbour');
  const { page, open, origin } = visitor;
  const analytics = await consentAndRecordAnalyticsEvents(visitor);
  const favourites = createFavouritesPageObject(page);
  const toast = page.locator('.toasts[role=status]');
  await open('/');
  expect(await signInThroughApiInBrowser(page, 'hana@harbour.example')).toBe('200 signed in');
  await open('/my-account/favourite-numbers');
  await favourites.tip.getByRole('button', { name: 'Ok, got it' }).click();
  await favourites.choose('Reef Lotto').click();
  expect(await favourites.save('Reef Lotto').isDisabled()).toBe(true);
  for (const number of [9, 2, 11, 30, 20]) await favourites.number('Reef Lotto', number).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await favourites.save('Reef Lotto').dblclick();
  await expect.poll(() => favourites.saved('Reef Lotto').allInnerTexts()).toEqual(['9, 2, 11, 30, 20']);
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.favouritesAdded());
  await favourites.change('Reef Lotto').click();
  await favourites.number('Reef Lotto', 9).click();
  await favourites.number('Reef Lotto', 1).click();
  await favourites.save('Reef Lotto').click();
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.favouritesReplaced());
  await open('/my-account/favourite-numbers');
  await expect.poll(() => favourites.saved('Reef Lotto').allInnerTexts()).toEqual(['2, 11, 30, 20, 1']);
  expect(await favourites.tip.count()).toBe(0);
  const playLink = favourites.row('Reef Lotto').getByRole('link');
  expect(await playLink.getAttribute('href')).toBe('/reef-lotto?favourite_numbers=true');
  await favourites.remove('Reef Lotto').click();
  await expect.poll(() => toast.innerText()).toContain(texts.playToasts.favouritesRemoved());
  await favourites.choose('Reef Lotto').waitFor();
  expect(page.url()).toBe(`${origin}/my-account/favourite-numbers`);
  const expectedEvents = ['added', 'edited', 'removed'].map((change) => [
    `favourite numbers ${change}`,
    { product_id: 'reef-lotto' },
  ]);
  await expect
    .poll(async () => (await analytics.service()).map(({ event, properties }) => [event, properties]))
    .toEqual(expectedEvents);
  coversSpec('analytics', 'event.favourite-numbers-added', await analytics.seenEvent('favourite numbers added'));
  coversSpec('analytics', 'event.favourite-numbers-edited', await analytics.seenEvent('favourite numbers edited'));
  coversSpec('analytics', 'event.favourite-numbers-removed', await analytics.seenEvent('favourite numbers removed'));
  coversSpec('routes', 'my-account.favourite-numbers', await capturePageObservation(page));
});
