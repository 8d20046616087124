import type { BrowserContext, Page } from 'playwright-core';
import { COOKIE_DEFINITIONS } from '#engine/visitor/cookies.ts';
import { readSeedText } from '../harness/seed-texts.ts';
import { texts } from '../harness/texts.ts';

/** The consent banner, and the settings on the page about cookies. */
export function createCookieConsentPageObject(page: Page) {
  const banner = page.getByRole('region', { name: texts.consentBanner.name() });
  const settings = page.getByRole('region', {
    name: readSeedText('base/pages/about-cookie-policy', 'choice', 'heading'),
  });
  return {
    banner,
    refuse: banner.getByRole('button', { name: texts.consentBanner.refuse() }),
    accept: banner.getByRole('button', { name: texts.consentBanner.accept() }),
    more: banner.getByRole('link'),
    nonEssential: settings.getByRole('checkbox', {
      name: readSeedText('base/pages/about-cookie-policy', 'choice', 'nonEssential/label'),
    }),
    essential: settings.getByRole('checkbox', {
      name: readSeedText('base/pages/about-cookie-policy', 'choice', 'essential/label'),
      exact: true,
    }),
    save: settings.getByRole('button', { name: texts.consentSettings.submit() }),
    saved: settings.getByText(texts.consentSettings.saved()),
  };
}

const ESSENTIAL = new Set(
  Object.values(COOKIE_DEFINITIONS).flatMap(({ name, category }) => (category === 'essential' ? [name] : [])),
);

/** Session storage keys of a purchase, deposit, ticket or favourite numbers in progress. */
const IN_PROGRESS_STORAGE_KEY_PATTERN = /^(?:vitrine:picks:|favourite|purchase|deposit|provider|attempt)/;

/** Names of non-essential cookies and storage items. */
export async function listNonEssentialStorage(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name.replace(/^__Host-/, ''));
  const stored = await page.evaluate(async () => [
    ...Object.keys(sessionStorage).map((name) => `sessionStorage ${name}`),
    ...Object.keys(localStorage).map((name) => `localStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `indexedDB ${name}`),
    ...('caches' in window ? (await caches.keys()).map((name) => `caches ${name}`) : []),
  ]);
  return [
    ...cookies.filter((name) => !ESSENTIAL.has(name)),
    ...stored.filter((name) => !IN_PROGRESS_STORAGE_KEY_PATTERN.test(name.replace(/^sessionStorage /, ''))),
  ];
}
