import { hash } from 'node:crypto';
import { findLocaleTagFault } from '#domain/locales/locale-tag.ts';
import type { Site } from '../../site/site.ts';
import { findSubVariantKeyOfRegion } from '../../site/site-config.ts';
import type { CookieCategory } from '../../storage/consent.ts';
import { findClosestWord } from '../../validation/closest-word.ts';
import type { Visitor } from '../../visitor/visitor.ts';
import { formatPreviewAddressFromSettings, type PreviewConsent, type PreviewContext } from './preview-context.ts';
import { previewRefusalsMessages as messages } from './preview-refusals.messages.gen.ts';

const CONSENTS: Readonly<Record<PreviewConsent, ReadonlySet<CookieCategory>>> = {
  given: new Set(['essential', 'non_essential']),
  refused: new Set(['essential']),
};

/** A preview setting with an unknown value; the message lists known ones. */
export class UnknownPreviewValueError extends Error {
  override readonly name = 'UnknownInPreview';
}

/** The site with preview capabilities and a version of its own, so that nothing is cached for others. */
export function applyPreviewCapabilitiesToSite(site: Site, context: PreviewContext): Site {
  checkNames(site, context);
  const capabilities = (segment: string | null) => {
    const on = new Set(site.capabilities(segment));
    for (const name of context.with) on.add(name);
    for (const name of context.without) on.delete(name);
    return on;
  };
  const version = `${site.version} ${hash('sha256', formatPreviewAddressFromSettings(context), 'base64url').slice(0, 22)}`;
  const { config } = site;
  const view = { ...site.view, locale: context.locale ?? site.view.locale };
  const discovery = { ...config.discovery, noindex: true };
  // A shop in maintenance mode can be previewed.
  return {
    ...site,
    view,
    version,
    versionIn: () => version,
    capabilities,
    config: { ...config, discovery, maintenance: null },
  };
}

function checkNames(site: Pick<Site, 'config' | 'document' | 'names'>, context: PreviewContext): void {
  const { segment, region, locale } = context;
  const declared = Object.keys(site.document('capabilities', 'default')?.value.capabilities ?? {});
  for (const name of [...context.with, ...context.without]) checkName('capability', name, declared);
  if (segment !== null) checkName('segment', segment, site.names('capabilities'));
  const { subVariants } = site.config;
  if (region !== null && findSubVariantKeyOfRegion(subVariants, region) === null)
    checkName('region', region, [...subVariants.keys()]);
  // A language can be previewed before the site offers it.
  if (locale !== null && findLocaleTagFault(locale) !== null) checkName('locale', locale, site.config.locales);
}

/** Visitor with the settings of the preview. */
export function applyPreviewToVisitor(
  visitor: Visitor,
  site: Pick<Site, 'config' | 'view'>,
  context: PreviewContext,
): Visitor {
  const { subVariants, commerce } = site.config;
  const { region, segment, signedIn, consent } = context;
  const key = region === null ? null : findSubVariantKeyOfRegion(subVariants, region);
  const variant = key === null ? undefined : subVariants.get(key);
  return {
    ...visitor,
    signedIn,
    customerId: signedIn ? 'preview' : null,
    segment,
    consent: consent === null ? visitor.consent : CONSENTS[consent],
    locale: site.view.locale,
    subVariant: key ?? visitor.subVariant,
    pricingId: variant?.pricingId ?? commerce.pricingId,
  };
}

type NamedSetting = Parameters<typeof messages.unknown>[0]['setting'];

function checkName(setting: NamedSetting, name: string, all: readonly string[]): void {
  if (all.includes(name)) return;
  const meant = findClosestWord(name, [...all]);
  const known = all.join(', ') || messages.none();
  throw new UnknownPreviewValueError(
    meant === null
      ? messages.unknown({ setting, name, known })
      : messages.unknownWithSuggestion({ setting, name, meant, known }),
  );
}
