import type { Gate, Image, Locale, SiteDocument } from '#schemas/generated/config/types.gen.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { createLocaleAddresses, type LocaleAddress } from './locale-addresses.ts';
import { createConfigErrorWithoutLine } from './site-error.ts';

/** The site document after inheritance, complete. The first locale is the default. */
export interface SiteConfig {
  readonly name: string;
  readonly abstract: boolean;
  readonly hosts: readonly string[];
  /** Redirect targets after sign-in: hosts and app schemes. */
  readonly allowedHosts: readonly string[];
  readonly appSchemes: readonly string[];
  readonly locales: readonly [Locale, ...Locale[]];
  /** How addresses name each locale. */
  readonly localeAddresses: readonly LocaleAddress[];
  /** ISO 3166 code of its country; null for none. A region document of that name describes it. */
  readonly region: string | null;
  readonly currency: string;
  readonly timeZone: string;
  readonly defaultSegment: string;
  readonly commerce: { readonly account: string; readonly pricingId: string };
  readonly subVariants: ReadonlyMap<string, SubVariant>;
  readonly features: Readonly<Record<'walletPurchase' | 'precartDrawer', boolean>>;
  /** Set in maintenance mode; `until` in epoch milliseconds, null if unknown. */
  readonly maintenance: { readonly until: number | null } | null;
  /** Idle minutes before a customer is warned and signed out. */
  readonly session: { readonly idleMinutes: number; readonly warningSeconds: number };
  /** Gateway origins by key. */
  readonly gateways: ReadonlyMap<string, PaymentGateway>;
  /** Origins whose videos pages may frame. */
  readonly videos: readonly string[];
  /** Origins that may frame a partner's pages, by partner slug. */
  readonly partners: ReadonlyMap<string, { readonly origins: readonly string[] }>;
  /** Analytics destinations; null for none. */
  readonly analytics: SiteAnalyticsDestinations | null;
  /** A null origin means the requested host. */
  readonly discovery: {
    readonly noindex: boolean;
    readonly origin: string | null;
    /** For links to pages that have no picture. */
    readonly image: Image | null;
  };
}

/** A regional variant with a price list of its own. */
export interface SubVariant {
  readonly name: string;
  readonly pricingId: string;
  /** Further regions that it covers. */
  readonly regions?: readonly string[];
}

/** Sub-variant of a region; null without one (specification: Roles, "Regions"). */
export function findSubVariantKeyOfRegion(subVariants: SiteConfig['subVariants'], region: string): string | null {
  if (subVariants.has(region)) return region;
  return [...subVariants].find(([, { regions = [] }]) => regions.includes(region))?.[0] ?? null;
}

/** Analytics destinations after consent. */
export interface SiteAnalyticsDestinations {
  /** Whether events go to the customer-data service through the server. */
  readonly customerData: boolean;
  /** The page's `dataLayer`, for a tag manager. */
  readonly dataLayer: boolean;
}

/** Origins of a gateway by purpose. */
export type PaymentGatewayOrigins = Readonly<
  Partial<Record<'scripts' | 'frames' | 'connections' | 'forms', readonly string[]>>
>;

/** A payment gateway, as far as the browser is concerned. */
export interface PaymentGateway extends PaymentGatewayOrigins {
  /** Names of the Trusted Types policies that its scripts make. */
  readonly trustedTypes?: readonly string[];
  /** Capabilities required to use it. */
  readonly gate?: Gate;
}

/** Fills in defaults; pointers of missing settings are in `missing`. */
export function fillInSiteConfigDefaults(value: SiteDocument): {
  readonly config: SiteConfig;
  readonly missing: readonly string[];
} {
  const missing: string[] = [];
  const required = <Value>(pointer: string, given: Value | undefined, plain: Value): Value => {
    if (given === undefined) missing.push(pointer);
    return given ?? plain;
  };
  const [locale = 'en-AU', ...others] = required('/locales', value.locales, []);
  const localeAddresses = createLocaleAddresses([locale, ...others], value.localeAddresses);
  const config: SiteConfig = {
    name: required('/name', value.name, ''),
    abstract: value.abstract === true,
    hosts: [...required('/hosts', value.hosts, []), ...localeAddresses.flatMap(({ host }) => host ?? [])],
    allowedHosts: value.allowedHosts ?? [],
    appSchemes: value.appSchemes ?? [],
    locales: [locale, ...others],
    localeAddresses,
    region: value.region ?? new Intl.Locale(locale).region ?? null,
    currency: required('/currency', value.currency, 'AUD'),
    timeZone: required('/timeZone', value.timeZone, 'UTC'),
    defaultSegment: value.defaultSegment ?? 'default',
    commerce: {
      account: required('/commerce/account', value.commerce?.account, ''),
      pricingId: required('/commerce/pricingId', value.commerce?.pricingId, ''),
    },
    subVariants: new Map(Object.entries(value.subVariants ?? {})),
    features: {
      walletPurchase: value.features?.walletPurchase === true,
      precartDrawer: value.features?.precartDrawer === true,
    },
    maintenance: value.maintenance?.active === true ? { until: momentOf(value.maintenance.until) } : null,
    session: { idleMinutes: value.session?.idleMinutes ?? 30, warningSeconds: value.session?.warningSeconds ?? 60 },
    gateways: new Map(Object.entries(value.payments?.gateways ?? {})),
    videos: value.videos ?? [],
    partners: new Map(Object.entries(value.partners ?? {})),
    analytics: analyticsOf(value.analytics ?? {}),
    discovery: {
      noindex: value.discovery?.noindex === true,
      origin: value.discovery?.origin ?? null,
      image: value.discovery?.image ?? null,
    },
  };
  return { config, missing };
}

function momentOf(text: string | undefined): number | null {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? null : moment;
}

export function toMissingSettingErrors(source: string, missing: readonly string[]): readonly ConfigError[] {
  return missing.map((pointer) =>
    createConfigErrorWithoutLine(
      source,
      '',
      'incomplete',
      `The site lacks "${pointer.slice(1).replaceAll('/', '.')}", and so do the sites it extends.`,
    ),
  );
}

function analyticsOf(value: NonNullable<SiteDocument['analytics']>): SiteAnalyticsDestinations | null {
  const { customerData = false, dataLayer = false } = value;
  return customerData || dataLayer ? { customerData, dataLayer } : null;
}
