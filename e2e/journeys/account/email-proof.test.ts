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

async function advance(by: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${shop.apiUrl}/_test/clock`, { method: 'PUT', headers, body: JSON.stringify({ advance_ms: by }) });
}

for (const brand of BRANDS) {
  journey(`${brand}: a new e-mail address is confirmed only by the link in its mail`, async ({ visit }) => {
    const { page, open } = await visit(brand, { port: shop.port, expected: /status of (403|409|429)/ });
    const misspelt = `misspelt@${brand}.exmaple`;
    const email = `corrected@${brand}.example`;
    await open('/about');
    await callApiFromPage(page, 'auth.signup', {
      email: misspelt,
      password: PASSWORD,
      firstname: 'Nell',
      lastname: 'Quirke',
      dateOfBirth: '1990-04-17',
      state: brand === 'lantern' ? 'GB' : 'VIC',
      termsAccepted: true,
      metadata: { platform: 'Web' },
    });
    await open('/about');
    const wrong = page.getByRole('region', { name: texts.addressAndEmailConfirmation.linkSent({ email: misspelt }) });
    await wrong.getByRole('button', { name: texts.addressAndEmailConfirmation.changeEmail() }).click();
    const change = createFormPageObjectByHeading(page, texts.detailsDialog.emailHeading());
    await expect.poll(() => change.field(formTexts.customerFields['email.label']).inputValue()).toBe(misspelt);
    expect(await change.requiredLabels()).toEqual([formTexts.customerFields['email.label']]);
    expect(await findAxeViolations(page)).toEqual([]);
    await change.field(formTexts.customerFields['email.label']).fill(email);
    await change.submit.click();
    const password = page.getByRole('dialog', { name: texts.elevationDialog.passwordHeading() });
    await password.getByLabel(formTexts.signInFields['password.label'], { exact: true }).fill(PASSWORD);
    await password.locator('button[type=submit]').click();
    const banner = page.getByRole('region', { name: texts.addressAndEmailConfirmation.linkSent({ email }) });
    await banner.waitFor();
    await change.form.waitFor({ state: 'detached' });
    const { address, email: ownEmail } = texts.addressAndEmailConfirmation;
    for (const question of [address(), ownEmail()]) expect(await page.getByText(question).count()).toBe(0);
    expect(await page.getByRole('button', { name: texts.addressAndEmailConfirmation.confirmEmail() }).count()).toBe(0);
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await findSidewaysOverflow(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(await callApiFromPage(page, 'customer.confirm-email-address')).toMatchObject({
      code: 'email_link_required',
    });

    const again = banner.getByRole('button', { name: texts.addressAndEmailConfirmation.resend() });
    await again.click();
    await banner.getByText(texts.addressAndEmailConfirmation.tooSoon()).waitFor();
    await advance(61_000);
    await again.click();
    await banner.getByText(texts.addressAndEmailConfirmation.resent()).waitFor();
    expect(await again.getAttribute('aria-disabled')).toBe('true');

    await open(await findNewestMailLink(shop.apiUrl, brand, email, '/account-verification'));
    // The banner moves the page when it arrives, and a press would miss the button.
    await banner.waitFor();
    await page.getByRole('button', { name: readSeedText('base/pages/account-verification', 'link', 'submit') }).click();
    await page
      .getByRole('main')
      .getByText(/is confirmed\.$/)
      .waitFor();
    await banner.waitFor({ state: 'detached' });
    const asked = page.waitForResponse(/\/_visitor$/);
    await open('/about');
    expect((await (await asked).json()).prompts).not.toContain('address-and-email-confirmation-banner');
  });
}
