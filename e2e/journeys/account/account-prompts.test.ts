import { afterAll, beforeAll, expect } from 'vitest';
import { coversSpec } from '../../../scripts/test/covers-spec.ts';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { formTexts } from '../../harness/form-texts.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { capturePageObservation } from '../../harness/observe.ts';
import { readContentText, readSeedText } from '../../harness/seed-texts.ts';
import { type RunningTestShop, startTestShop } from '../../harness/shop-process.ts';
import { texts } from '../../harness/texts.ts';
import { createFormPageObjectByHeading } from '../../pages/form-page.ts';
import { signInThroughApiInBrowser } from '../../pages/session.ts';

let shop: RunningTestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

journey('the account banner asks to confirm the postal address first, then the e-mail address', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  await open('/about');
  await signInThroughApiInBrowser(page, 'finn@harbour.example');
  await open('/about');
  const banner = page.getByRole('region', { name: texts.addressAndEmailConfirmation.address() });
  await banner.waitFor();
  expect(await banner.innerText()).toContain('14 Wattle Street, Newtown, NSW, 2042');
  expect(await findSidewaysOverflow(page)).toEqual([]);
  expect(await findAxeViolations(page)).toEqual([]);
  await banner.getByRole('button', { name: texts.addressAndEmailConfirmation.confirmAddress() }).click();
  const emailBanner = page.getByRole('region', { name: texts.addressAndEmailConfirmation.email() });
  await emailBanner.waitFor();
  expect(await emailBanner.innerText()).toContain('finn@harbour.example');
  await emailBanner.getByRole('button', { name: texts.addressAndEmailConfirmation.confirmEmail() }).click();
  await emailBanner.waitFor({ state: 'detached' });
  const visitorResponse = page.waitForResponse(/\/_visitor$/);
  await open('/about/faq');
  expect((await (await visitorResponse).json()).prompts).toEqual([]);
  coversSpec('screens', 'account-banner', await capturePageObservation(page));
});

journey('a customer updates details in a modal opened from the account banner', async ({ visit }) => {
  const { page, open } = await visit('sunnyside', { port: shop.port });
  await open('/');
  await signInThroughApiInBrowser(page, 'finn@sunnyside.example');
  await open('/cart');
  const banner = page.getByRole('region', { name: texts.addressAndEmailConfirmation.address() });
  await banner.getByRole('button', { name: texts.addressAndEmailConfirmation.update() }).click();
  const dialog = page.getByRole('dialog', { name: texts.detailsDialog.heading() });
  const form = createFormPageObjectByHeading(page, texts.detailsDialog.heading());
  await form.submit.and(page.locator(':enabled')).waitFor();
  const pollSuburb = () =>
    expect.poll(() => form.field(formTexts.customerFields['suburb.label']).inputValue(), { timeout: 15_000 });
  await pollSuburb().toBe('Newtown');
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await banner.getByRole('button', { name: texts.addressAndEmailConfirmation.update() }).click();
  await pollSuburb().toBe('Newtown');
  await form.field(formTexts.customerFields['address.label']).fill('2 Elm Street');
  await form.submit.click();
  await page.getByText('Your details have been successfully updated.').first().waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('region', { name: texts.addressAndEmailConfirmation.email() }).waitFor();
  coversSpec('screens', 'account-details-modal', await capturePageObservation(page));
  coversSpec('capabilities', 'account-details-manage', await capturePageObservation(page));
});

for (const {
  brand,
  who: customerName,
  name: dialogName,
  box: checkboxLabel,
  button: buttonLabel,
  readable: linkLabel,
  screen: screenId,
  says: dialogText,
} of [
  {
    brand: 'lantern',
    who: 'jo',
    name: formTexts.termsAcceptance.title,
    box: formTexts.termsFields['termsAccepted.label'],
    button: readSeedText('base/layouts/default', 'terms', 'submit'),
    readable: readSeedText('base/layouts/default', 'terms', 'links/0/label'),
    screen: 'regulations-acceptance-modal',
    says: readContentText('base/content/modals.en-au', 'modal.regulations-acceptance'),
  },
  {
    brand: 'harbour',
    who: 'kit',
    name: formTexts.countryBanned.title,
    box: formTexts.countryBanned['confirmed.label'],
    button: readSeedText('base/layouts/default', 'country', 'submit'),
    readable: readSeedText('base/layouts/default', 'country', 'links/0/label'),
    screen: 'banned-country-modal',
    says: readContentText('base/content/modals.en-au', 'modal.banned-country'),
  },
] as const) {
  journey(
    `customer ${customerName} must tick and confirm, once and before anything else, the dialog "${dialogName}"`,
    async ({ visit }) => {
      const { page, open } = await visit(brand, { port: shop.port });
      await open('/about');
      await signInThroughApiInBrowser(page, `${customerName}@${brand}.example`);
      await open('/about');
      const dialog = page.getByRole('dialog', { name: dialogName });
      await dialog.waitFor();
      expect(await dialog.innerText()).toContain(dialogText);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog.isVisible()).toBe(true);
      expect(await findAxeViolations(page)).toEqual([]);
      await dialog.getByRole('link', { name: linkLabel }).click();
      await page.getByRole('heading', { level: 1 }).filter({ visible: true }).waitFor();
      await dialog.waitFor({ state: 'hidden' });
      await page.goBack();
      await dialog.waitFor();
      await dialog.getByRole('button', { name: buttonLabel }).click();
      await dialog.getByRole('link', { name: new RegExp(`^${checkboxLabel}: `) }).waitFor();
      await dialog.getByRole('checkbox', { name: checkboxLabel }).check();
      await dialog.getByRole('button', { name: buttonLabel }).click();
      await dialog.waitFor({ state: 'hidden' });
      const visitorResponse = page.waitForResponse(/\/_visitor$/);
      await open('/about/faq');
      expect((await (await visitorResponse).json()).prompts).toEqual([]);
      coversSpec('screens', screenId, await capturePageObservation(page));
    },
  );
}

journey('an anonymous visitor sees no account prompt, and loads no code for one', async ({ visit }) => {
  const { page, open } = await visit('harbour', { port: shop.port });
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const visitorResponse = page.waitForResponse(/\/_visitor$/);
  await open('/about');
  expect((await (await visitorResponse).json()).prompts).toEqual([]);
  expect(scripts.filter((url) => /\/(?:app|address-and-email-confirmation|terms-dialog)-/.test(url))).toEqual([]);
});
