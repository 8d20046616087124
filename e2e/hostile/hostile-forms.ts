import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { formTexts } from '../harness/form-texts.ts';
import { journey } from '../harness/journey.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../harness/shop-process.ts';
import { texts } from '../harness/texts.ts';
import { createFeedbackDialogPageObject } from '../pages/feedback-dialog.ts';
import { createFormPageObjectByHeading } from '../pages/form-page.ts';
import { waitForHydration } from '../pages/hydration.ts';
import { createPartyPageObject } from '../pages/party-page.ts';
import {
  callApiFromPage,
  confirmPasswordThroughApi,
  signInThroughApiInBrowser,
  signOutThroughApiInBrowser,
} from '../pages/session.ts';
import { createSignInPageObject } from '../pages/sign-in-page.ts';
import { HOSTILE_STRINGS, selectEveryNth } from './hostile-strings.ts';
import { findDangerousLinks, findPageStructureFaults } from './page-faults.ts';
import { setScriptTripwire } from './script-tripwire.ts';

const BRAND = 'harbour';
const OPTIONS = { timeout: 600_000 };
/** Refused calls, and pages that don't exist. */
const EXPECTED = /status of (?:4\d\d|500|502)|\[call\]/;
/** Maximum length of names and addresses. */
const LONGEST = 60;
const TYPED =
  'input:not([type=hidden], [type=radio], [type=checkbox], [type=date], [type=range], [type=submit]), textarea';

/** A page whose form is filled with hostile text, and the button that opens the form. */
interface Place {
  readonly path: string;
  readonly opener?: string;
}
const ANYBODYS: readonly Place[] = [
  { path: '/login' },
  { path: '/forgot-password' },
  { path: '/lotto-tickets' },
  { path: '/headland-house' },
  { path: '/headland-house/winners' },
  { path: '/change-Password?token=x' },
  { path: '/about/contact-us' },
];
const OWN: readonly Place[] = [
  { path: '/change-Password' },
  { path: '/my-account/cards-and-accounts', opener: texts.fundList.addAccount() },
  { path: '/my-account/confirm-address' },
  { path: '/my-account/spend-limits', opener: texts.limitManager.set({ kind: 'spending', period: 'day' }) },
  { path: '/my-account/precommitment-limit', opener: 'Set a deposit limit' },
  { path: '/my-account/deposit' },
  { path: '/my-account/withdraw' },
  { path: '/cart' },
];
/** Only an empty account can be closed. */
const EMPTY: readonly Place[] = [{ path: '/close-my-account' }];
/** Pages that show names and addresses of a customer. */
const SHOWN = ['/', '/my-account', '/my-account/my-details', '/my-account/lotto-party', '/cart', '/checkout/login'];

/**
 * Types hostile text into all fields of customer forms, then checks the pages that show it. Names, addresses and codes
 * are every `step`-th string, and each form is filled `rounds` times.
 */
export function defineHostileFormJourneys({ step, rounds }: { readonly step: number; readonly rounds: number }): void {
  const strings = selectEveryNth(HOSTILE_STRINGS, step);
  let shop: RunningTestShop;
  beforeAll(async () => {
    shop = await startTestShop();
  });
  afterAll(() => shop.close());

  const unharmed = async (page: Page, caught: readonly string[]) => {
    const url = page.url().slice(0, 200);
    expect([
      url,
      await findPageStructureFaults(page, { width: false }),
      await findDangerousLinks(page),
      caught,
    ]).toEqual([url, [], [], []]);
  };

  journey('no hostile string typed into any form runs as script or breaks its page', OPTIONS, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(context);
    const next = endless(selectEveryNth(HOSTILE_STRINGS, 2));
    const without: string[] = [];
    const forms = page.locator('main form:visible').filter({ has: page.locator(TYPED) });
    const arrive = async ({ path, opener }: Place) => {
      await open(path);
      await waitForHydration(page);
      if (opener) await page.getByRole('main').getByRole('button', { name: opener }).click();
      const isThere = forms.first().waitFor({ timeout: 5_000 });
      return isThere.then(
        () => forms.count(),
        () => 0,
      );
    };
    const walk = async (places: readonly Place[]) => {
      for (const place of places) {
        const count = await arrive(place);
        if (count === 0) without.push(place.path);
        for (let index = 0; index < count; index += 1) {
          if (index > 0) await arrive(place);
          for (let round = 0; round < rounds && index < (await forms.count()); round += 1) {
            await fill(forms.nth(index), next);
            await send(page, forms.nth(index));
            await unharmed(page, caught);
          }
        }
      }
    };
    await walk(ANYBODYS);
    expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
    await confirmPasswordThroughApi(page);
    await callApiFromPage(page, 'cart.items.add', {
      productType: 'raffle_ticket',
      lotteryKey: 'headland-house',
      quantity: 1,
    });
    await walk(OWN);
    await signOutThroughApiInBrowser(page);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, 'ivo@harbour.example')).toBe('200 signed in');
    await walk(EMPTY);
    expect(without).toEqual([]);
  });

  journey('hostile names and addresses are shown as they were typed', OPTIONS, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(context);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
    const labels = [
      formTexts.customerFields['firstname.label'],
      formTexts.customerFields['lastname.label'],
      formTexts.customerFields['address.label'],
      /^Flat, floor or building/,
      formTexts.customerFields['suburb.label'],
    ];
    const typed = strings.map((text) => text.trim().slice(0, LONGEST)).filter((text) => text !== '');
    let saved = 0;
    while (typed.length > 0) {
      await open('/my-account/my-details');
      const form = createFormPageObjectByHeading(page, 'My details');
      await form.submit.and(page.locator(':enabled')).waitFor();
      await expect.poll(() => form.field(formTexts.customerFields['suburb.label']).inputValue()).not.toBe('');
      for (const label of labels) await form.field(label).fill(typed.pop() ?? 'x');
      await form.submit.click();
      const done = page.locator('.toast--success').first();
      const outcome = done.or(form.summary.getByText(/./).first()).first();
      await outcome.waitFor();
      const accept = page.getByRole('button', { name: texts.verificationLoss.accept() });
      if ((await accept.count()) > 0) {
        await accept.click();
        await accept.waitFor({ state: 'detached' });
        await outcome.waitFor();
      }
      saved += await done.count();
      await unharmed(page, caught);
      await open(SHOWN[saved % SHOWN.length] ?? '/');
      await waitForHydration(page);
      await unharmed(page, caught);
    }
    expect(saved).toBeGreaterThan(20 / step);
  });

  journey('an account can be opened under any hostile name', OPTIONS, async ({ visit }) => {
    for (const [index, text] of selectEveryNth(strings, 30).entries()) {
      const { page, context, open } = await visit(BRAND, { port: shop.port, expected: EXPECTED });
      const caught = await setScriptTripwire(context);
      await open('/login?mode=sign-up');
      const { signUp } = createSignInPageObject(page);
      const name = text.trim().slice(0, LONGEST);
      await signUp.submit.and(page.locator(':enabled')).waitFor();
      await signUp.field(formTexts.customerFields['email.label']).fill(`hostile-${index}@nell.example`);
      await signUp.field(formTexts.signInFields['password.label']).fill('A-long-walk-9');
      await signUp.field(formTexts.customerFields['firstname.label']).fill(name);
      await signUp.field(formTexts.customerFields['lastname.label']).fill(name);
      await signUp.field(formTexts.signUp['dateOfBirth.label']).fill('1990-04-17');
      await signUp.field(formTexts.customerFields['state.label']).selectOption('VIC');
      await signUp.field(formTexts.termsFields['termsAccepted.label']).check();
      await signUp.submit.click();
      await page.getByRole('heading', { name: texts.alreadySignedIn.welcome() }).waitFor();
      for (const path of ['/my-account', '/my-account/my-details']) {
        await open(path);
        await waitForHydration(page);
        await unharmed(page, caught);
      }
    }
    // The sandbox shows the mails.
    const mails = await visit(BRAND, { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(mails.context);
    await mails.page.goto(`${shop.apiUrl}/_outbox`);
    await mails.page.waitForLoadState('networkidle');
    expect(caught).toEqual([]);
  });

  journey('hostile promotion codes and support messages are treated as text', OPTIONS, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(context);
    await open('/about');
    const feedback = createFeedbackDialogPageObject(page);
    for (const words of chunks(HOSTILE_STRINGS, 40)) {
      await feedback.open.click();
      await feedback.rating(texts.feedbackDialog.ratingName({ rating: 'neutral' })).check();
      await feedback.comment.fill(words.join('\n').slice(0, 4_000));
      await feedback.send.click();
      await feedback.dialog.getByText('Thank you!').waitFor();
      await unharmed(page, caught);
      await page.keyboard.press('Escape');
    }
    await open('/about/contact-us');
    const message = createFormPageObjectByHeading(
      page,
      readSeedText('base/pages/about-contact-us', 'message', 'heading'),
    );
    await message.submit.and(page.locator(':enabled')).waitFor();
    for (const words of chunks(HOSTILE_STRINGS, 30)) {
      await message
        .field(formTexts.supportMessage['topic.label'])
        .selectOption(formTexts.supportMessage['topic.options.other']);
      await message.field(formTexts.supportMessage['email.label']).fill('nell@quirke.example');
      await message.field(formTexts.supportMessage['message.label']).fill(words.join('\n').slice(0, 2_000));
      await message.submit.click();
      await page.getByRole('button', { name: readSeedText('base/pages/about-contact-us', 'message', 'again') }).click();
      await unharmed(page, caught);
    }
    await callApiFromPage(page, 'anon-cart.items.add', {
      productType: 'raffle_ticket',
      lotteryKey: 'headland-house',
      quantity: 1,
    });
    await open('/cart');
    await waitForHydration(page);
    const voucher = page.locator('main form').filter({ has: page.locator('input[name=promotionCode]') });
    for (const text of strings) {
      await voucher.locator('input[name=promotionCode]').fill(text.trim().slice(0, 40) || 'x');
      await send(page, voucher);
    }
    await unharmed(page, caught);
  });

  journey('a hostile lotto party name is shown as text to members and invited people', OPTIONS, async ({ visit }) => {
    const { page, context, open } = await visit(BRAND, { port: shop.port, expected: EXPECTED });
    const caught = await setScriptTripwire(context);
    await open('/about');
    expect(await signInThroughApiInBrowser(page, 'ada@harbour.example')).toBe('200 signed in');
    const party = createPartyPageObject(page);
    let made = 0;
    for (const text of selectEveryNth(HOSTILE_STRINGS, 24)) {
      await open('/lotto-party');
      await party.button(readSeedText('base/pages/lotto-party', 'start', 'button')).click();
      await party.step(texts.groupWizard.stepName({ step: 'name_group' })).waitFor();
      await party.name.fill(text.trim().slice(0, 40) || 'x');
      await party.next.click();
      await party.step(texts.groupWizard.stepName({ step: 'select_draw' })).waitFor();
      await party.options.first().check();
      await party.next.click();
      await party.step(texts.groupWizard.stepName({ step: 'set_share_price' })).waitFor();
      await party.options.first().check();
      await party.next.click();
      await party.step(texts.groupWizard.stepName({ step: 'select_auto_session' })).waitFor();
      await party.create.click();
      const done = party.step(texts.groupWizard.stepName({ step: 'join_session' }));
      await done.or(party.wizard.getByRole('alert').getByText(/./)).first().waitFor();
      made += await done.count();
      await unharmed(page, caught);
      if ((await done.count()) > 0) await party.addToCart.click();
      await page.waitForLoadState('networkidle');
      await open('/my-account/lotto-party');
      await waitForHydration(page);
      await unharmed(page, caught);
    }
    expect(made).toBeGreaterThan(4);
    await page.getByRole('main').getByRole('link', { name: /</ }).first().click();
    await party.heading.waitFor();
    await unharmed(page, caught);
    await open((await party.link(texts.partyGroup.invitation()).getAttribute('href')) ?? '');
    await unharmed(page, caught);
    await open('/cart');
    await waitForHydration(page);
    await unharmed(page, caught);
  });
}

/** Fills every text field, and sets the others so that the form can be sent. */
async function fill(form: Locator, next: () => string): Promise<void> {
  for (const box of await form.locator('[type=checkbox]:enabled').all()) await box.check();
  for (const list of await form.locator('select:enabled').all()) await list.selectOption({ index: 1 });
  for (const field of await form.locator(TYPED).all()) {
    if (await field.isEditable()) await field.fill(next().replaceAll('\n', ' '));
  }
}

/** Sends a form, and waits for a page, a response or an error. */
async function send(page: Page, form: Locator): Promise<void> {
  await form.locator('button[type=submit]:enabled').first().click();
  await page.waitForLoadState();
  await page.waitForFunction(() => document.querySelector('main [type=submit][aria-disabled=true]') === null);
}

function endless(strings: readonly string[]): () => string {
  let usedStringCount = 0;
  return () => strings[usedStringCount++ % strings.length]?.trim().slice(0, LONGEST) || 'x';
}

function chunks(strings: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(strings.length / size) }, (_, index) => [
    ...strings.slice(index * size, (index + 1) * size),
  ]);
}
