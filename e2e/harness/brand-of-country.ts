import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { harbourCatalogue } from '../../sandbox/offers/catalogue/harbour.ts';
import type { SandboxBrand } from '../../sandbox/shop.ts';

/** A brand in another country, which sells one lottery. */
export interface BrandOfCountry {
  readonly key: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** The first is the default. */
  readonly locales: readonly [string, ...string[]];
  readonly currency: string;
  readonly timeZone: string;
  /** In minor units. */
  readonly pricePerGame: number;
  /** Texts of the sandbox by locale and id; missing ones are in English. */
  readonly messages: NonNullable<SandboxBrand['catalogue']['messages']>;
}

/** The key of the lottery that the brands sell. */
export const LOTTERY_OF_COUNTRIES = 'golden-bay';

/** Settings of a brand in the commerce API. */
export function createSandboxBrandOfCountry(brand: BrandOfCountry): SandboxBrand {
  const { key, country, locales, currency, timeZone, pricePerGame, messages } = brand;
  const { branding, capabilities, places, offers } = harbourCatalogue;
  const lotteries = offers.flatMap((offer) =>
    offer.type === 'lottery_ticket' && offer.key === LOTTERY_OF_COUNTRIES ? [offer] : [],
  );
  return {
    siteKey: key,
    appKey: `${key}-app`,
    secret: `${key}-secret-of-a-test-which-is-long-enough`,
    pricingId: `${key}-prices`,
    catalogue: {
      siteKey: key,
      country,
      branding: { ...branding, key, name: key, locale: locales[0], currency, time_zone: timeZone },
      messages,
      capabilities,
      subVariants: [],
      causes: [],
      offers: lotteries.map((lottery) => ({
        ...lottery,
        gameTypes: lottery.gameTypes.slice(0, 1).map((gameType) => ({
          ...gameType,
          gameOffers: gameType.gameOffers.slice(0, 1).map((gameOffer) => ({ ...gameOffer, pricePerGame })),
        })),
      })),
      program: null,
      places,
    },
  };
}

/** Adds the documents of a brand to a project: a site, its theme and its copy, in English. All else is inherited. */
export function addBrandDocuments(project: string, brand: BrandOfCountry): void {
  const { key, locales, currency, timeZone } = brand;
  const site = {
    version: 1,
    extends: 'base',
    name: key,
    hosts: [`${key}.localhost`],
    locales,
    currency,
    timeZone,
    commerce: { account: key, pricingId: `${key}-prices` },
  };
  const file = join(project, 'site-configs', key, 'site.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(site));
  cpSync(join(project, 'site-configs/harbour/theme.json'), join(project, 'site-configs', key, 'theme.json'));
  addCopy(project, key, locales[0]);
  cpSync(join(project, 'cms-seed/harbour/assets'), join(project, 'cms-seed', key, 'assets'), { recursive: true });
}

const ENGLISH = /^(.*)\.en(?:-au)?\.json$/;

/** Content entries do not fall back to another language: those in English are taken over, from base and Harbour. */
function addCopy(project: string, key: string, locale: string): void {
  const areas = new Map<string, object>();
  for (const site of ['base', 'harbour']) {
    const folder = join(project, 'cms-seed', site, 'content');
    // The general language is before that of a country, whose entries replace it.
    for (const file of readdirSync(folder).toSorted((a, b) => a.length - b.length)) {
      const area = ENGLISH.exec(file)?.[1];
      if (area === undefined) continue;
      const { entries } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      areas.set(area, { ...areas.get(area), ...entries });
    }
  }
  const folder = join(project, 'cms-seed', key, 'content');
  mkdirSync(folder, { recursive: true });
  for (const [area, entries] of areas) {
    const document = JSON.stringify({ version: 1, locale, entries });
    writeFileSync(join(folder, `${area}.${locale.toLowerCase()}.json`), document);
  }
}
