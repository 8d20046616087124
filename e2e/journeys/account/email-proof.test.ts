import { afterAll, beforeAll, expect } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { findNewestMailLink } from '../../pages/outbox.ts';
import { callApiFromPage } from '../../pages/session.ts';

const PASSWORD = 'A-long-walk-9';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

async function advanceClock(ms: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${shop.apiUrl}/_test/clock`, { method: 'PUT', headers, body: JSON.stringify({ advance_ms: ms }) });
}

for (const brand of BRANDS) {
  journey(`${brand}: a new e-mail address is confirmed only by the link in its mail`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, expected: /status of (403|409|429)/ });
    const misspeltEmail = `misspelt@${brand}.exmaple`;
    const email = `corrected@${brand}.example`;
    await open('/about');
    await callApiFromPage(page, 'auth.signup', {
      email: misspeltEmail,
      password: PASSWORD,
      firstname: 'Nell',
      lastname: 'Quirke',
      dateOfBirth: '1990-04-17',
      state: brand === 'lantern' ? 'GB' : 'VIC',
      termsAccepted: true,
      metadata: { platform: 'Web' },
    });
    await open('/about');
    const misspeltBanner = page.getByRole('region', {
      name: texts.addressAndEmailConfirmation.linkSent({ email: misspeltEmail }),
    });
    await misspeltBanner.getByRole('button', { name: texts.addressAndEmailConfirmation.changeEmail() }).click();
    const emailForm = createFormPageObjectByHeading(page, texts.detailsDialog.emailHeading());
    await expect.poll(() => emailForm.field(formTexts.customerFields['email.label']).inputValue()).toBe(misspeltEmail);
    expect(await emailForm.requiredLabels()).toEqual([formTexts.customerFields['email.label']]);
    expect(await findAxeViolations(page)).toEqual([]);
    await emailForm.field(formTexts.customerFields['email.label']).fill(email);
    await emailForm.submit.click();
    const passwordDialog = page.getByRole('dialog', { name: texts.elevationDialog.passwordHeading() });
    await passwordDialog.getByLabel(formTexts.signInFields['password.label'], { exact: true }).fill(PASSWORD);
    await passwordDialog.locator('button[type=submit]').click();
    const banner = page.getByRole('region', { name: texts.addressAndEmailConfirmation.linkSent({ email }) });
    await banner.waitFor();
    await emailForm.form.waitFor({ state: 'detached' });
    const { address: getAddressQuestion, email: getEmailQuestion } = texts.addressAndEmailConfirmation;
    for (const question of [getAddressQuestion(), getEmailQuestion()])
      expect(await page.getByText(question).count()).toBe(0);
    expect(await page.getByRole('button', { name: texts.addressAndEmailConfirmation.confirmEmail() }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findSidewaysOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await callApiFromPage(page, 'customer.confirm-email-address')).toMatchObject({
      code: 'email_link_required',
    });

    const resendButton = banner.getByRole('button', { name: texts.addressAndEmailConfirmation.resend() });
    await resendButton.click();
    await banner.getByText(texts.addressAndEmailConfirmation.tooSoon()).waitFor();
    await advanceClock(61_000);
    await resendButton.click();
    await banner.getByText(texts.addressAndEmailConfirmation.resent()).waitFor();
    expect(await resendButton.getAttribute('aria-disabled')).toBe('true');

    await open(await findNewestMailLink(shop.apiUrl, brand, email, '/account-verification'));
    // The banner shifts the layout when it appears, and a click would miss the button.
    await banner.waitFor();
    await page.getByRole('button', { name: readSeedText('base/pages/account-verification', 'link', 'submit') }).click();
    await page
      .getByRole('main')
      .getByText(/is confirmed\.$/)
      .waitFor();
    await banner.waitFor({ state: 'detached' });
    const visitorResponse = page.waitForResponse(/\/_visitor$/);
    await open('/about');
    expect((await (await visitorResponse).json()).prompts).not.toContain('address-and-email-confirmation-banner');
  });
}
