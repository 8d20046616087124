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

const NO_LEDGER_FAULTS = { sum: { entries: 0, balances: 0, unbalanced: 0 }, faults: [] };
const CARD_FRAME = 'iframe[title="Card details"]';
const WALLET_SHEET_FRAME = 'dialog[open] iframe';
const BANK_FRAME = 'iframe[title="Your bank"]';
const WAIT_OPTIONS = { timeout: 20_000 };

let testShop: PurchaseTestShop;
beforeAll(async () => {
  testShop = await startPurchaseTestShop();
});
afterAll(async () => {
  expect(findSandboxLedgerFaults(testShop.sandbox)).toEqual(NO_LEDGER_FAULTS);
  await testShop.close();
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
    await tab.open(`http://harbour.localhost:${testShop.shop.port}${path}`);
    return tab;
  }

  test.each([1280, 390])('a ticket is bought with a new card and a bank challenge, at %i px', async (width) => {
    const shopper = await SandboxShopper.create(testShop.sandbox, { items: [] });
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

    await waitForElement(tab, { in: [BANK_FRAME], css: 'button', text: sandboxTexts.gateways.approve() });
    // The window has the height of the bank's page.
    expect(await tab.evaluate(READ_SPARE_HEIGHT)).toBe(0);
    await tab.press({ in: [BANK_FRAME], css: 'button', text: sandboxTexts.gateways.approve() });
    await waitForElement(tab, { css: 'h1', text: 'Thank you' });
    const [purchaseId, ...otherPurchases] = shopper.purchases;
    await waitForPath(tab, `/receipt/${purchaseId}`);
    expect([otherPurchases, shopper.wallet]).toEqual([[], 0]);
    expect(shopper.deposits).toEqual(['captured 1530']);
    expect(tab.complaints()).toEqual([]);
  });

  test('a ticket is bought with a device wallet, whose sheet fits a narrow window', async () => {
    const shopper = await SandboxShopper.create(testShop.sandbox);
    const tab = await visit('/cart/buy', 360);
    await refuseCookies(tab);
    await tab.press({ css: 'main a', text: readLinkLabel('base/pages/cart-buy', 'checkout.login') });
    await logIn(tab, shopper.email);
    await tab.press({ css: 'main input[type=radio]', text: 'Google Pay' });
    await tab.press({ css: '.place-order-button__agree input' });
    await tab.press({ css: '.place-order-button__button:enabled' });
    await waitForElement(tab, { in: [WALLET_SHEET_FRAME], css: 'button', text: sandboxTexts.gateways.pay() });
    expect([
      await tab.evaluate(READ_SIDEWAYS_OVERFLOW),
      await tab.evaluate(READ_SIDEWAYS_OVERFLOW, [], [WALLET_SHEET_FRAME]),
    ]).toEqual([0, 0]);
    await tab.press({ in: [WALLET_SHEET_FRAME], css: 'button', text: sandboxTexts.gateways.pay() });
    await waitForElement(tab, { css: 'h1', text: 'Thank you' });
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
    await waitForElement(tab, { css: '.toast', text: 'Favourite numbers added' });
    // Selects have the background of other fields, not the browser's own.
    expect(await tab.evaluate("() => getComputedStyle(document.querySelector('main select')).appearance")).toBe('none');
    await tab.open(`http://harbour.localhost:${testShop.shop.port}/golden-bay?favourite_numbers=true`);
    await waitForElement(tab, { css: '.lottery-number-picker__ball', text: '38' });
    expect(tab.complaints()).toEqual([]);
  });

  test('a drawer closes by its button, and by a click beside it', async () => {
    const tab = await visit('/about/faq', 1000);
    for (const closeDrawer of [() => tab.press({ css: 'dialog[open] button' }), () => tab.pressAt(800, 400)]) {
      await tab.press({ css: 'header button', text: texts.siteHeader.menu() });
      await waitForElement(tab, { css: 'dialog[open]' });
      await closeDrawer();
      await vi.waitFor(async () => expect(await tab.has({ css: 'dialog[open]' })).toBe(false), WAIT_OPTIONS);
    }
  });

  test('a page left while its code loads is not reported as broken, and works after Back', async () => {
    const tab = await visit('/');
    await tab.evaluate("() => { navigator.sendBeacon = (path) => sessionStorage.setItem('told', path); }");
    await tab.press({ css: 'header a', text: 'Login' });
    await waitForPath(tab, '/login');
    expect(await tab.evaluate("() => sessionStorage.getItem('told')")).toBe(null);
    await tab.back();
    await waitForPath(tab, '/');
    await tab.press({ css: 'header button', text: texts.siteHeader.menu() });
    await waitForElement(tab, { css: 'dialog[open]' });
    expect(await tab.has({ css: '.toast', text: texts.documentTexts.incomplete() })).toBe(false);
    expect(tab.complaints()).toEqual([]);
  });
});

const READ_SPARE_HEIGHT = `() => {
  const [bar, frame, dialog] = ['.challenge__bar', '.challenge__frame', '.challenge'].map(
    (css) => document.querySelector(css).getBoundingClientRect().height,
  );
  return Math.round(dialog - bar - frame);
}`;

/** Sideways overflow of a page in pixels. */
const READ_SIDEWAYS_OVERFLOW = '() => document.documentElement.scrollWidth - document.documentElement.clientWidth';

const READ_SHOWN_TEXT = "() => `${location.href}: ${document.body.innerText.replace(/\\s+/g, ' ')}`";

/** Refuses cookies first: closing the banner may remove the scroll bar and move elements. */
async function refuseCookies(tab: NonChromiumBrowserTab): Promise<void> {
  await tab.press({ css: '.consent-banner button', text: texts.consentBanner.refuse() });
  await expect.poll(() => tab.has({ css: '.consent-banner' })).toBe(false);
}

async function logIn(tab: NonChromiumBrowserTab, email: string): Promise<void> {
  await waitForPath(tab, '/checkout/login');
  await waitForElement(tab, { css: 'main form button[type=submit]:enabled' });
  await tab.type({ css: 'main input', text: formTexts.customerFields['email.label'] }, email);
  await tab.type({ css: 'main input[type=password]' }, DEMO_PASSWORD);
  await tab.press({ css: 'main form button[type=submit]' });
}

async function typeCard(tab: NonChromiumBrowserTab, cardNumber: string): Promise<void> {
  const fields = [
    [sandboxTexts.gateways.cardNumber(), cardNumber],
    [sandboxTexts.gateways.expiryMonth(), '12'],
    [sandboxTexts.gateways.expiryYear(), '29'],
    [sandboxTexts.gateways.securityCode(), '123'],
    [sandboxTexts.gateways.nameOnCard(), 'Ada Lovell'],
  ] as const;
  for (const [text, value] of fields) await tab.type({ in: [CARD_FRAME], css: 'input', text }, value);
}

/** @throws Error with the address and text of the page. */
async function waitForElement(tab: NonChromiumBrowserTab, target: TabElementTarget): Promise<void> {
  const isShown = async () => expect(await tab.has(target)).toBe(true);
  await vi.waitFor(isShown, WAIT_OPTIONS).catch(async (cause: unknown) => {
    const shown = await tab.evaluate(READ_SHOWN_TEXT);
    throw new Error(`There is no ${JSON.stringify(target)} in ${shown}`, { cause });
  });
}

function waitForPath(tab: NonChromiumBrowserTab, path: string): Promise<void> {
  return vi.waitFor(async () => expect(await tab.evaluate('() => location.pathname')).toBe(path), WAIT_OPTIONS);
}
