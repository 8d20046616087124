import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { productOffersList } from '#schemas/generated/api/offers.wire-calls.gen.ts';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { captureCookieObservation, capturePageObservation } from '../../harness/observe.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
  TEST_TICKET_CART_ITEM,
} from '../../harness/purchase-shop.ts';
import { fetchCustomerDataServiceEvents } from '../../harness/received-events.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { BrowserlessVisitor } from '../../harness/shop-caller.ts';
import { texts } from '../../harness/texts.ts';
import { createCartPageObject } from '../../pages/cart-page.ts';
import { createCheckoutPageObject } from '../../pages/checkout-page.ts';
import { createPartyPageObject } from '../../pages/party-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';
import { createSignInPageObject } from '../../pages/sign-in-page.ts';

const GROUP_NAME = 'Friday <b>Pies</b>';
const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };

let testShop: PurchaseTestShop;

beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
});

/** Party events received by the customer-data service, oldest first. */
async function fetchSocialEvents(context: BrowserContext, origin: string) {
  const events = await fetchCustomerDataServiceEvents(context, testShop.sandbox.url, origin);
  return events.filter(({ event }) => event.startsWith('social syndicate'));
}

const CONSENT_COOKIE = { name: 'consent', value: 'essential,non_essential' };

/** Buys the cart with the wallet, and follows the receipt to the party's ticket. */
async function buyAndOpenTicket(page: Page, origin: string) {
  const checkout = createCheckoutPageObject(page);
  await createCartPageObject(page).checkout.click();
  await page.waitForURL(`${origin}/cart/buy`);
  await checkout.items.filter({ hasText: 'Golden Bay' }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await checkout.agree.check();
  await checkout.button.click();
  await page.waitForURL(/\/receipt\//);
  await checkout.receipt.getByRole('heading', { level: 1 }).waitFor();
  expect(await findAxeViolations(page)).toEqual([]);
  await checkout.receipt.getByRole('link', { name: 'Golden Bay', exact: true }).click();
  await page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
}

journey(
  'an organiser names and opens a lotto party, an invited customer joins, and both get their ticket',
  { timeout: 120_000 },
  async ({ visit }) => {
    const [host, friend] = [
      await SandboxShopper.create(testShop.sandbox, { funds: 1000, items: [] }),
      await SandboxShopper.create(testShop.sandbox, { funds: 1000, items: [] }),
    ];
    const { port } = testShop.shop;
    const { page, context, open, origin } = await visit('harbour', { port, expected: /status of 422/ });
    const party = createPartyPageObject(page);
    await context.addCookies([{ ...CONSENT_COOKIE, url: origin }]);
    await open('/about/privacy');
    expect(await signInThroughApiInBrowser(page, host.email)).toBe('200 signed in');
    await open('/lotto-party');
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor();
    await party.next.click();
    await party.wizard.getByText(texts.groupWizard.failure({ failure: 'name_missing' })).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await party.name.fill('shit');
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
    const soonDrawCount = await party.options.count();
    await party.wizard.getByRole('button', { name: texts.groupWizard.later() }).click();
    expect(await party.options.count()).toBeGreaterThan(soonDrawCount);
    await party.next.click();
    await expect
      .poll(
        async () =>
          (await party.wizard.getByText(texts.groupWizard.failure({ failure: 'draw_missing' })).boundingBox())?.y,
      )
      .toBeGreaterThan(0);
    await party.options.first().check();
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'set_share_price' })).waitFor();
    await party.options.first().check();
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'select_auto_session' })).waitFor();
    await party.create.click();
    await party.wizard.getByText(texts.groupWizard.failure({ failure: 'bad_name' })).waitFor();
    coversSpec('rules', 'lotto-party.profanity', await capturePageObservation(page));
    coversSpec('errors', 'lotto-party.profanity', await capturePageObservation(page));

    await party.close.click();
    await page.reload();
    await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
    expect(await party.name.inputValue()).toBe('shit');
    await party.name.fill(GROUP_NAME);
    await party.next.click();
    expect(await party.options.first().isChecked()).toBe(true);
    await party.next.click();
    await party.step(texts.groupWizard.stepName({ step: 'set_share_price' })).waitFor();
    expect(await party.options.first().isChecked()).toBe(true);
    await party.next.click();
    await party.create.click();
    await party.step(texts.groupWizard.stepName({ step: 'join_session' })).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await party.more.click();
    await party.addToCart.click();
    await page.waitForURL(`${origin}/cart`);
    await createCartPageObject(page).items.getByText(GROUP_NAME).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('flows', 'group-wizard', await capturePageObservation(page));
    coversSpec('screens', ['group-wizard', 'create-lotto-party-modal'], await capturePageObservation(page));

    await open('/my-account/lotto-party');
    await party.link(GROUP_NAME).click();
    await page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
    await party.heading.getByText(GROUP_NAME).waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
    await party.button(texts.partyGroup.copy()).click();
    await page.getByText(texts.partyGroup.copied(), { exact: true }).waitFor();
    const invitationUrl = await page.evaluate(() => navigator.clipboard.readText());
    expect(await party.main.getByLabel(texts.partyGroup.address()).inputValue()).toBe(invitationUrl);
    const invitationPath = invitationUrl.slice(origin.length);
    expect([
      invitationUrl.slice(0, origin.length),
      await party.link(texts.partyGroup.invitation()).getAttribute('href'),
    ]).toEqual([origin, invitationPath]);
    coversSpec('routes', ['lotto-party', 'my-account.lotto-party'], await capturePageObservation(page));
    coversSpec('entities', ['lotto-party-group', 'lotto-party-session'], await capturePageObservation(page));
    const groupCreateResponse = testShop.api.getLastResponse('lotto-party.group.create');
    expect(groupCreateResponse.target).toMatch(/^\/social\/v3\//);
    coversSpec('constants', 'api.lotto-party-base', groupCreateResponse);

    const guest = await visit('harbour', { port });
    const guestParty = createPartyPageObject(guest.page);
    await guest.context.addCookies([{ ...CONSENT_COOKIE, url: origin }]);
    await guest.page.goto(invitationUrl);
    await guestParty.heading.getByText(GROUP_NAME).waitFor();
    expect(await findAxeViolations(guest.page)).toEqual([]);
    expect(await findSidewaysOverflow(guest.page)).toEqual([]);
    await guestParty.link(texts.partyInvitation.signUp()).waitFor();
    await guest.page.getByRole('banner').getByRole('link', { name: 'All lotto parties' }).waitFor();
    await guestParty.link(texts.partyInvitation.logIn()).click();
    await createSignInPageObject(guest.page).logIn(friend.email);
    await guest.page.waitForURL(`${guest.origin}${invitationPath}`);
    coversSpec('rules', 'lotto-party.login', await capturePageObservation(guest.page));
    expect(await findAxeViolations(guest.page)).toEqual([]);
    await guestParty.button(readSeedText('base/pages/lotto-party-group', 'invitation', 'button')).click();
    await guest.page.waitForURL(/\/my-account\/lotto-party\/group\/[\w-]+$/);
    await guestParty.main.getByText(texts.party.membersAndPublicity({ members: 2, publicity: 'private' })).waitFor();
    await guestParty.main.getByRole('listitem').getByRole('link').first().click();
    await guest.page.waitForURL(/\/my-account\/lotto-party\/session\/[\w-]+$/);
    await guestParty.main.getByText(texts.party.sharesLeft({ shares: 50 })).waitFor();
    expect(await findAxeViolations(guest.page)).toEqual([]);
    coversSpec(
      'routes',
      ['lotto-party.group', 'my-account.lotto-party.group', 'my-account.lotto-party.session'],
      await capturePageObservation(guest.page),
    );
    coversSpec('capabilities', 'social-syndicates', await capturePageObservation(page));

    await guestParty.main.getByRole('button', { name: texts.payPanel.add(), exact: true }).click();
    await guest.page.waitForURL(`${guest.origin}/cart`);
    await createCartPageObject(guest.page).items.getByText(GROUP_NAME).waitFor();
    await buyAndOpenTicket(guest.page, guest.origin);
    await guestParty.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 1 })).waitFor();
    expect(await guestParty.party.getByText(GROUP_NAME).count()).toBe(1);
    expect(await findAxeViolations(guest.page)).toEqual([]);
    await open('/cart');
    await buyAndOpenTicket(page, origin);
    await party.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 2, sold: 3 })).waitFor();
    expect(await party.numbers.count()).toBe(12);
    expect(await findAxeViolations(page)).toEqual([]);
    coversSpec('routes', 'my-account.lotto-party.ticket', await capturePageObservation(page));

    // Each share adds games for all: both see the same ticket.
    await guest.page.reload();
    await guestParty.party.getByText(texts.partyOfTicket.sharesOfAll({ shares: 1, sold: 3 })).waitFor();
    expect(await guestParty.numbers.allInnerTexts()).toEqual(await party.numbers.allInnerTexts());
    await guestParty.party.getByRole('link', { name: texts.partyOfTicket.draw() }).click();
    await guest.page.waitForURL(/\/my-account\/lotto-party\/session\/[\w-]+$/);
    await guestParty.main.getByText(texts.party.sharesLeft({ shares: 47 })).waitFor();
    await guestParty.link(texts.partySession.tickets()).waitFor();
    await guest.open('/my-account/upcoming-tickets');
    await guestParty.main.getByRole('link', { name: 'Golden Bay' }).click();
    await guest.page.waitForURL(/\/my-account\/lotto-party\/ticket\/[\w-]+$/);
    expect([host.wallet, friend.wallet]).toEqual([1000 - 680, 1000 - 340]);

    await party.party.getByRole('link', { name: texts.partyOfTicket.draw() }).click();
    await party.button(texts.partySession.start()).click();
    await party.main.getByText(texts.partySession.autosession({ status: 'on' })).waitFor();
    const session_id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const group_id = testShop.sandbox.shop.parties.findSession('harbour', session_id)?.groupId ?? '';
    const session = {
      group_id,
      session_id,
      product_id: 'golden-bay',
      draw_no: expect.any(Number),
      price: 3.4,
      autosession_status: 'off',
    };
    await expect
      .poll(async () => (await fetchSocialEvents(context, origin)).map(({ event, properties }) => [event, properties]))
      .toEqual([
        ['social syndicate group created', { group_id }],
        ['social syndicate session created', session],
        ['social syndicate session changed', { ...session, autosession_status: 'on' }],
      ]);
    await expect
      .poll(async () =>
        (await fetchSocialEvents(guest.context, origin)).map(({ event, properties }) => [event, properties]),
      )
      .toEqual([['social syndicate group joined', { group_id }]]);
    const share = { product_id: 'golden-bay', variant: 'lotto-party', price: 3.4 };
    const events = await fetchCustomerDataServiceEvents(guest.context, testShop.sandbox.url, origin);
    const findEventProperties = (name: string) => events.find(({ event }) => event === name)?.properties;
    expect(findEventProperties('product added')).toMatchObject({ ...share, source: 'party-session' });
    expect(findEventProperties('purchase completed')).toMatchObject({ products: [{ ...share, source: 'checkout' }] });
    const [groupCreatedEvent] = await fetchSocialEvents(context, origin);
    if (groupCreatedEvent) coversSpec('analytics', 'event.social-syndicate-events', groupCreatedEvent);

    const readAverageCookie = async (browserContext: BrowserContext) =>
      (await browserContext.cookies()).find(({ name }) => name === 'average-social-syndicate')?.value;
    expect([await readAverageCookie(context), await readAverageCookie(guest.context)]).toEqual(['6.80', '3.40']);
    const storedCookie = await captureCookieObservation(context, 'average-social-syndicate');
    coversSpec('cookies-storage', 'average-transaction-value.social-syndicate', storedCookie);
  },
);

test('the average spend of a customer is stored in cookies by product type, only after consent', async () => {
  const { sandbox, shop } = testShop;
  const { result } = await sandbox.send(productOffersList, { params: { pricingId: 'harbour-aud' } });
  const offer = result.find(({ key }) => key === 'power-tide-syndicates');
  const [syndicate] = (offer?.type === 'syndicate_share' && offer.draws[1]?.syndicates) || [];
  const raffle = { product_type: 'raffle_ticket', lottery_key: 'long-weekender' } as const;
  const share = { product_type: 'syndicate_share', lottery_key: 'power-tide-syndicates' } as const;
  const items = [
    TEST_TICKET_CART_ITEM,
    raffle,
    { ...share, syndicate_encoded_id: syndicate?.encoded_id ?? '', num_shares: 3 },
  ];
  const shopper = await SandboxShopper.create(sandbox, { funds: 10_000, items });
  await shopper.buy();
  const customer = new BrowserlessVisitor(shop.port);
  await customer.signIn(shopper.email);
  const readAverageCookies = async () => {
    await customer.open('/_visitor');
    return Object.fromEntries([...customer.jar].filter(([name]) => name.startsWith('average-')));
  };
  expect(await readAverageCookies()).toEqual({});
  customer.jar.set('consent', 'essential%2Cnon_essential');
  expect(await readAverageCookies()).toEqual({
    'average-commercial': '3.40',
    'average-charity': '10.00',
    'average-syndicate': '22.50',
  });
  const coveredCookies = ['average-transaction-value.charity', 'average-transaction-value.syndicate'];
  coversSpec('cookies-storage', coveredCookies, await customer.open('/_visitor'));
  customer.close();
});
