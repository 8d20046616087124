import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFirefox, findWebKit } from '../../scripts/test/find-other-browsers.ts';
import { formTexts } from '../harness/form-texts.ts';
import {
  findSandboxLedgerFaults,
  type PurchaseTestShop,
  SandboxShopper,
  startPurchaseTestShop,
} from '../harness/purchase-shop.ts';
import { sandboxTexts } from '../harness/sandbox-texts.ts';
import { readLinkLabel } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';
import { TEST_CARD_NUMBERS } from '../pages/deposit-page.ts';
import { DEMO_PASSWORD } from '../pages/session.ts';
import { startFirefox } from './firefox.ts';
import type { NonChromiumBrowserTab, RunningNonChromiumBrowser, TabElementTarget } from './tab.ts';
import { startWebKit } from './webkit.ts';

const SOUND = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const CARD = 'iframe[title="Card details"]';
const SHEET = 'dialog[open] iframe';
const BANK = 'iframe[title="Your bank"]';
const PATIENCE = { timeout: 20_000 };

let around: PurchaseTestShop;
beforeAll(async () => {
  around = await startPurchaseTestShop();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(around.sandbox)).toEqual(SOUND);
  await around.close();
});

const BROWSERS = [
  { name: 'Firefox', start: () => startFirefox(findFirefox()) },
  { name: 'WebKit', start: () => startWebKit(findWebKit()) },
];

describe.each(BROWSERS)('in $name', ({ start }) => {
  let browser: RunningNonChromiumBrowser;
  beforeAll(async () => {
    browser = await start();
  });
  afterAll(() => browser.close());

  async function visit(path: string, width = 1280): Promise<NonChromiumBrowserTab> {
    const tab = await browser.visit();
    await tab.resize(width, 900);
    await tab.open(`http://harbour.localhost:${around.shop.port}${path}`);
    return tab;
  }

  test.each([1280, 390])('a ticket is bought with a new card and a bank challenge, at %i px', async (width) => {
    const shopper = await SandboxShopper.create(around.sandbox, { items: [] });
    const tab = await visit('/golden-bay', width);
    expect(await tab.evaluate('() => innerWidth')).toBe(width);
    await refuseCookies(tab);
    await tab.press({ css: 'button', text: texts.lotteryNumberPicker.dipAll() });
    await tab.press({ css: '.lottery-number-picker__add:enabled' });
    await tab.press({ css: 'main a', text: readLinkLabel('base/pages/cart', 'cart.buy') });
    await tab.press({ css: 'main a', text: readLinkLabel('base/pages/cart-buy', 'checkout.login') });
    await logIn(tab, shopper.email);
    await tab.press({ css: 'main input[type=radio]', text: texts.paymentChoice.newCard() });
    await typeCard(tab, TEST_CARD_NUMBERS.challenge);
    await tab.press({ css: '.place-order-button__agree input' });
    await tab.press({ css: '.place-order-button__button:enabled' });

    await shown(tab, { in: [BANK], css: 'button', text: sandboxTexts.gateways.approve() });
    // The window has the height of the bank's page.
    expect(await tab.evaluate(SPARE_HEIGHT)).toBe(0);
    await tab.press({ in: [BANK], css: 'button', text: sandboxTexts.gateways.approve() });
    await shown(tab, { css: 'h1', text: 'Thank you' });
    const [id, ...more] = shopper.purchases;
    await at(tab, `/receipt/${id}`);
    expect([more, shopper.wallet]).toEqual([[], 0]);
    expect(shopper.deposits).toEqual(['captured 1530']);
    expect(tab.complaints()).toEqual([]);
  });

  test('a ticket is bought with a device wallet, whose sheet fits a narrow window', async () => {
    const shopper = await SandboxShopper.create(around.sandbox);
    const tab = await visit('/cart/buy', 360);
    await refuseCookies(tab);
    await tab.press({ css: 'main a', text: readLinkLabel('base/pages/cart-buy', 'checkout.login') });
    await logIn(tab, shopper.email);
    await tab.press({ css: 'main input[type=radio]', text: 'Google Pay' });
    await tab.press({ css: '.place-order-button__agree input' });
    await tab.press({ css: '.place-order-button__button:enabled' });
    await shown(tab, { in: [SHEET], css: 'button', text: sandboxTexts.gateways.pay() });
    expect([await tab.evaluate(OVERFLOW), await tab.evaluate(OVERFLOW, [], [SHEET])]).toEqual([0, 0]);
    await tab.press({ in: [SHEET], css: 'button', text: sandboxTexts.gateways.pay() });
    await shown(tab, { css: 'h1', text: 'Thank you' });
    expect([shopper.wallet, shopper.deposits]).toEqual([0, ['captured 340']]);
  });

  test('numbers saved as favourites fill a game', async () => {
    const tab = await visit('/golden-bay', 390);
    await refuseCookies(tab);
    for (const text of ['45', '38', '24', '14', '21', '30']) {
      await tab.press({ css: '.lottery-number-picker [role=group] button', text });
    }
    await tab.press({ css: '[role=note] button', text: 'Ok, got it' });
    await tab.press({ css: '.lottery-number-picker button', text: texts.lotteryNumberPicker.keep() });
    await shown(tab, { css: '.toast', text: 'Favourite numbers added' });
    // Selects have the background of other fields, not the browser's own.
    expect(await tab.evaluate("() => getComputedStyle(document.querySelector('main select')).appearance")).toBe('none');
    await tab.open(`http://harbour.localhost:${around.shop.port}/golden-bay?favourite_numbers=true`);
    await shown(tab, { css: '.lottery-number-picker__ball', text: '38' });
    expect(tab.complaints()).toEqual([]);
  });

  test('a drawer closes by its button, and by a click beside it', async () => {
    const tab = await visit('/about/faq', 1000);
    for (const close of [() => tab.press({ css: 'dialog[open] button' }), () => tab.pressAt(800, 400)]) {
      await tab.press({ css: 'header button', text: texts.siteHeader.menu() });
      await shown(tab, { css: 'dialog[open]' });
      await close();
      await vi.waitFor(async () => expect(await tab.has({ css: 'dialog[open]' })).toBe(false), PATIENCE);
    }
  });

  test('a page left while its code loads is not reported as broken, and works after Back', async () => {
    const tab = await visit('/');
    await tab.evaluate("() => { navigator.sendBeacon = (path) => sessionStorage.setItem('told', path); }");
    await tab.press({ css: 'header a', text: 'Login' });
    await at(tab, '/login');
    expect(await tab.evaluate("() => sessionStorage.getItem('told')")).toBe(null);
    await tab.back();
    await at(tab, '/');
    await tab.press({ css: 'header button', text: texts.siteHeader.menu() });
    await shown(tab, { css: 'dialog[open]' });
    expect(
      await tab.evaluate(
        `() => document.body.textContent.includes(${JSON.stringify(texts.documentTexts.incomplete())})`,
      ),
    ).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });
});

const SPARE_HEIGHT = `() => {
  const [bar, frame, dialog] = ['.challenge__bar', '.challenge__frame', '.challenge'].map(
    (css) => document.querySelector(css).getBoundingClientRect().height,
  );
  return Math.round(dialog - bar - frame);
}`;

/** Sideways overflow of a page in pixels. */
const OVERFLOW = '() => document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** Refuses cookies first: closing the banner may remove the scroll bar and move elements. */
async function refuseCookies(tab: NonChromiumBrowserTab): Promise<void> {
  await tab.press({ css: '.consent-banner button', text: texts.consentBanner.refuse() });
  await expect.poll(() => tab.has({ css: '.consent-banner' })).toBe(false);
}

async function logIn(tab: NonChromiumBrowserTab, email: string): Promise<void> {
  await at(tab, '/checkout/login');
  await shown(tab, { css: 'main form button[type=submit]:enabled' });
  await tab.type({ css: 'main input', text: formTexts.customerFields['email.label'] }, email);
  await tab.type({ css: 'main input[type=password]' }, DEMO_PASSWORD);
  await tab.press({ css: 'main form button[type=submit]' });
}

async function typeCard(tab: NonChromiumBrowserTab, number: string): Promise<void> {
  const fields = [
    [sandboxTexts.gateways.cardNumber(), number],
    [sandboxTexts.gateways.expiryMonth(), '12'],
    [sandboxTexts.gateways.expiryYear(), '29'],
    [sandboxTexts.gateways.securityCode(), '123'],
    [sandboxTexts.gateways.nameOnCard(), 'Ada Lovell'],
  ] as const;
  for (const [text, value] of fields) await tab.type({ in: [CARD], css: 'input', text }, value);
}

function shown(tab: NonChromiumBrowserTab, place: TabElementTarget): Promise<void> {
  return vi.waitFor(async () => expect(await tab.has(place)).toBe(true), PATIENCE);
}

function at(tab: NonChromiumBrowserTab, path: string): Promise<void> {
  return vi.waitFor(async () => expect(await tab.evaluate('() => location.pathname')).toBe(path), PATIENCE);
}
