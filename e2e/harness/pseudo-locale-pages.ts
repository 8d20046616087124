import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatCardBrandName } from '#domain/checkout/card-brand.ts';
import type { PseudoLocale } from '#domain/messages/pseudo-locale.ts';
import { listDataOfAnswers, readSeedTexts } from '../../scripts/pseudo-locales/data-of-answers.ts';
import { listShownTexts } from '../../scripts/pseudo-locales/shown-texts.ts';
import { createUntranslatedWordFinder } from '../../scripts/pseudo-locales/untranslated-words.ts';
import type { Brand } from './brands.ts';
import type { FaultyApiProxy } from './faulty-api.ts';
import type { BrowserlessVisitor } from './shop-caller.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Paths of pages of different kinds in Harbour, for visitors and for customers. */
export const SAMPLE_PAGES = {
  open: [
    ...['/', '/about', '/about/faq', '/blog', '/cart', '/login', '/lotto-tickets', '/lotto-results', '/golden-bay'],
    ...['/headland-house', '/causes/reef-keepers', '/there/is/no/such/page', '/syndicates'],
  ],
  ofCustomers: [
    ...['/my-account', '/my-account/my-details', '/my-account/transactions', '/my-account/upcoming-tickets'],
    ...['/my-account/autoplay', '/my-account/withdraw', '/my-account/spend-limits'],
  ],
} as const;

/** Card brands of the sandbox's saved cards. */
const CARD_BRANDS = ['AmericanExpress', 'MasterCard'];

interface SiteDocument {
  readonly name?: string;
  readonly timeZone?: string;
  readonly locales: readonly string[];
}

/** Makes pseudo-locales the further languages of a brand in a copy of the documents. */
export function offerPseudoLocale(project: string, brand: Brand, ...locales: readonly PseudoLocale[]): void {
  changeLocales(project, brand, ([first = '']) => [first, ...locales]);
}

/** Makes a pseudo-locale the first language of a brand in a copy of the documents. */
export function makePseudoLocaleDefault(project: string, brand: Brand, locale: PseudoLocale): void {
  changeLocales(project, brand, ([first = '']) => [locale, first]);
}

function changeLocales(project: string, brand: Brand, change: (locales: readonly string[]) => readonly string[]): void {
  const file = join(project, 'site-configs', brand, 'site.json');
  const site: SiteDocument = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, locales: change(site.locales) }));
}

/** The path of a page in a pseudo-locale. */
export function getPathInPseudoLocale(path: string, locale: PseudoLocale): string {
  const prefix = locale === 'en-XA' ? '/en-xa' : '/ar';
  return path === '/' ? prefix : prefix + path;
}

type PageOpener = Pick<BrowserlessVisitor, 'open' | 'jar'>;

/** Opens the sample of pages in a pseudo-locale. */
export async function openSamplePagesInPseudoLocale(
  visitor: PageOpener,
  customer: PageOpener,
  locale: PseudoLocale,
): Promise<readonly PageInPseudoLocale[]> {
  return openPagesInPseudoLocale(
    [
      ...SAMPLE_PAGES.open.map((path) => ({ caller: visitor, path })),
      ...SAMPLE_PAGES.ofCustomers.map((path) => ({ caller: customer, path })),
    ],
    locale,
  );
}

/** Opens pages one after the other. */
export async function openPagesInPseudoLocale(
  targets: readonly { readonly caller: PageOpener; readonly path: string }[],
  locale: PseudoLocale,
): Promise<readonly PageInPseudoLocale[]> {
  const pages: PageInPseudoLocale[] = [];
  for (const { caller, path } of targets) pages.push(await openPageInPseudoLocale(caller, path, locale));
  return pages;
}

export interface PageInPseudoLocale {
  readonly path: string;
  readonly html: string;
}

const MAX_REDIRECTS = 4;

/** Opens a page in a pseudo-locale, and follows its redirects. */
async function openPageInPseudoLocale(
  caller: PageOpener,
  path: string,
  locale: PseudoLocale,
): Promise<PageInPseudoLocale> {
  caller.jar.set('language', locale);
  let target = getPathInPseudoLocale(path, locale);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const { status, text, headers } = await caller.open(target);
    if (status < 300 || status >= 400) return { path: target, html: text };
    const { pathname, search } = new URL(String(headers.location), 'http://shop');
    target = pathname + search;
  }
  throw new Error(`${path} redirects more than ${MAX_REDIRECTS} times`);
}

/** Names in the documents of a brand: its own, the city of its time zone, and the authors of its stories. */
export function readNamesInDocuments(project: string, brand: Brand): readonly string[] {
  const site: SiteDocument = JSON.parse(readFileSync(join(project, 'site-configs', brand, 'site.json'), 'utf8'));
  const base: SiteDocument = JSON.parse(readFileSync(join(project, 'site-configs/base/site.json'), 'utf8'));
  const city = (site.timeZone ?? base.timeZone ?? '').split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  const authors = globSync(`cms-seed/{base,${brand}}/posts/*.json`, { cwd: project }).flatMap((file) => {
    const { author }: { readonly author?: string } = JSON.parse(readFileSync(join(project, file), 'utf8'));
    return author ?? [];
  });
  return [site.name ?? '', city, ...authors].filter((name) => name !== '');
}

/** Lists the words of pages in a pseudo-locale that are neither translated nor data, each once with its first place. */
export function listUntranslatedWords(
  pages: readonly PageInPseudoLocale[],
  pseudoLocale: PseudoLocale,
  api: Pick<FaultyApiProxy, 'listAllResponses'>,
  names: readonly string[],
): readonly string[] {
  const bodies = api.listAllResponses().map(({ body }) => body);
  const data = [...listDataOfAnswers(bodies, readSeedTexts(ROOT)), ...names, ...CARD_BRANDS.map(formatCardBrandName)];
  // Sentences have the names of number sets in lower case.
  const values = data.flatMap((value) => [value, value.toLowerCase()]);
  const find = createUntranslatedWordFinder({ values, pseudoLocale });
  const findings = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const { place, text } of listShownTexts(html)) {
      const words = find(text);
      const finding = `${JSON.stringify(text.replace(/\s+/g, ' '))} has ${words.join(', ')}`;
      if (words.length > 0 && !findings.has(finding)) findings.set(finding, `${path} ${place}`);
    }
  }
  return [...findings].map(([finding, place]) => `${place}: ${finding}`);
}
