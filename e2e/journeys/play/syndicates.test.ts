import { expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import type { Brand } from '../../harness/brands.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createRaffleOrSyndicatePageObject } from '../../pages/offer-page.ts';

journey('a visitor finds a syndicate share, reads its terms and adds it to the basket', async ({ visit }) => {
  const { page, open, origin } = await visit('lantern');
  const main = page.getByRole('main');
  const offer = createRaffleOrSyndicatePageObject(page);
  await open('/');
  await page.getByRole('banner').getByRole('link', { name: 'Circles' }).click();
  await page.waitForURL(`${origin}/syndicates`);
  await main
    .getByText(/\d+ of \d+ shares left/)
    .first()
    .waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await main.getByRole('link', { name: 'The Long Table' }).click();
  await page.waitForURL(/\/lamplight-circles\/draw\/\d+#/);
  await expect.poll(() => offer.total.innerText()).toBe('£1.40');
  expect(await findAxeViolations(page)).toEqual([]);

  await open('/circles');
  expect(page.url()).toBe(`${origin}/lamplight-circles`);
  await offer.syndicates.last().check();
  expect(await offer.total.innerText()).toBe('£1.40');
  await offer.more.click();
  expect(await offer.total.innerText()).toBe('£2.80');
  expect(await main.innerText()).toContain(
    texts.syndicateShares.parts({ shares: 2, total: 60, syndicate: 'The Long Table' }),
  );
  await offer.add.dblclick();
  await offer.toCart.click();
  await page.waitForURL(`${origin}/basket`);
  await createCartPageObject(page)
    .item('The Long Table')
    .or(createCartPageObject(page).item('Lamplight Circles'))
    .first()
    .waitFor();
  expect(await createCartPageObject(page).items.count()).toBe(1);
  expect(await createCartPageObject(page).total.innerText()).toBe('£2.80');
  coversSpec('routes', ['syndicates', 'offer.play'], await capturePageObservation(page));
});

journey(
  'the social play page links to lotto parties and to syndicate shares, and a share can be added on a narrow screen',
  async ({ visit }) => {
    const { page, open, origin } = await visit('harbour', { viewport: { width: 390, height: 844 } });
    const main = page.getByRole('main');
    const offer = createRaffleOrSyndicatePageObject(page);
    await open('/social-play');
    expect(
      await main.getByRole('link', { name: readSeedText('base/pages/social-play', 'ways', 'cards/0/title') }).count(),
    ).toBe(1);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await findSidewaysOverflow(page)).toEqual([]);
    await main.getByRole('link', { name: 'The Big Crew' }).click();
    await page.waitForURL(/\/golden-bay-syndicates\/draw\/\d+#/);
    await offer.syndicates.first().check();
    expect(await findSidewaysOverflow(page)).toEqual([]);
    await offer.add.click();
    await page.waitForURL(`${origin}/cart`);
    await createCartPageObject(page).items.first().waitFor();
    coversSpec('routes', ['social-play', 'offer.draw'], await capturePageObservation(page));
    coversSpec('rules', 'cart-add.syndicate', await capturePageObservation(page));
  },
);

journey('the page of a product that a brand does not sell answers 404', async ({ visit }) => {
  const openAndReadStatus = async (brand: Brand, path: string) => {
    const { page, origin } = await visit(brand, { expected: /404/ });
    const response = await page.goto(origin + path);
    return { status: response?.status(), seen: await capturePageObservation(page) };
  };
  const ticketsPage = await openAndReadStatus('lantern', '/lotto-tickets');
  expect([ticketsPage.status, (await openAndReadStatus('harbour', '/lotto-tickets')).status]).toEqual([404, 200]);
  coversSpec('capabilities', 'commercial_lotteries', ticketsPage.seen);
  const socialPlayPage = await openAndReadStatus('lantern', '/social-play');
  expect([socialPlayPage.status, (await openAndReadStatus('lantern', '/lotto-party')).status]).toEqual([404, 404]);
  coversSpec('capabilities', 'social-syndicates', socialPlayPage.seen);
  const syndicatesPage = await openAndReadStatus('sunnyside', '/syndicates');
  expect(syndicatesPage.status).toBe(404);
  coversSpec('capabilities', 'syndicates', syndicatesPage.seen);
  expect((await openAndReadStatus('lantern', '/good-causes/open-door/saltmarsh-house')).status).toBe(404);
});
