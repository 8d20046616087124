import type { PublishedDocuments } from '../cms/documents.ts';
import { resolveInheritanceChain } from '../site/inheritance-chain.ts';
import { isJsonObject } from '../site/json.ts';
import type { Site } from '../site/site.ts';
import { createSiteCatalogue, listHostsOfSiteDocument, type SiteCatalogue } from '../site/site-catalogue.ts';
import { toMissingSettingErrors } from '../site/site-config.ts';
import { formatDidYouMeanSuggestion } from '../site/site-error.ts';
import type { BlockSchemas } from '../validation/block-schemas.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import type { SchemaLibrary } from '../validation/schema-library.ts';
import { checkTranslations } from './check-translations.ts';
import { checkDocumentOfSite, SITE_CHECK_PARTS, type SitePartCheckContext } from './site-check-parts.ts';
import {
  createDocumentFinding,
  createSiteErrorCollector,
  type GetJsonPointerLocatorOfFile,
  type SiteErrorCollector,
} from './site-report.ts';

export interface SiteCheckDependencies {
  readonly blocks: BlockSchemas;
  readonly library: SchemaLibrary;
  /** Whether an installed package contains this font file. */
  readonly hasFont: (file: string) => boolean;
  /** Names of the resolvers of the app, besides the built-in ones. */
  readonly resolvers: readonly string[];
  /** Locates pointers in sources that are files. */
  readonly locate?: GetJsonPointerLocatorOfFile;
}

/**
 * Errors of a site as a whole, which single documents do not show: missing documents, broken references, unreachable
 * links, missing locales. Each is reported at the document that decided the value.
 */
export function checkSite(
  documents: PublishedDocuments,
  key: string,
  { blocks, library, hasFont, resolvers, locate = () => null }: SiteCheckDependencies,
  catalogue: SiteCatalogue = createSiteCatalogue(documents),
): readonly ConfigError[] {
  const report = createSiteErrorCollector(locate);
  const chain = resolveInheritanceChain(documents, key);
  const site = catalogue.resolve(key);
  if (!chain.ok || !site) {
    for (const error of chain.ok ? [] : chain.errors) report.addError(error);
    return report.errors;
  }
  checkHostsAndCapabilities(documents, site, catalogue, report);
  checkTranslations(documents, { site, report, blocks });
  if (site.config.abstract) return report.errors;

  reportMissingSettings(documents, site, report);
  const { segments, declared } = readAudience(documents, site);
  const checks: SitePartCheckContext = {
    site,
    report,
    blocks,
    library,
    hasFont,
    resolvers,
    documents,
    declared,
    segments,
  };
  for (const part of SITE_CHECK_PARTS) {
    if ('whole' in part) part.check(checks);
    else for (const name of part.names(site)) checkDocumentOfSite(part.kind, name, checks);
  }
  return report.errors;
}

/** Capabilities of the segments of a site, and the declared ones. */
export function readAudience(
  documents: PublishedDocuments,
  site: Pick<Site, 'names' | 'capabilities' | 'chain'>,
): Pick<SitePartCheckContext, 'segments' | 'declared'> {
  return {
    segments: site.names('capabilities').map((name) => site.capabilities(name)),
    declared: declaredIn(documents, site),
  };
}

function declaredIn(documents: PublishedDocuments, { chain: [root = ''] }: Pick<Site, 'chain'>): ReadonlySet<string> {
  const value = documents.get(root, 'capabilities', 'default')?.value;
  return new Set(isJsonObject(value) && isJsonObject(value['capabilities']) ? Object.keys(value['capabilities']) : []);
}

/** Checks that are cheap or depend on other sites. */
export function checkHostsAndCapabilities(
  documents: PublishedDocuments,
  site: Pick<Site, 'key' | 'chain'>,
  catalogue: Pick<SiteCatalogue, 'hostClaims'>,
  report: SiteErrorCollector,
): void {
  checkHosts(documents, site.key, catalogue, report);
  checkCapabilities(documents, site, report);
}

export function reportMissingSettings(
  documents: PublishedDocuments,
  { key, missing }: Pick<Site, 'key' | 'missing'>,
  report: SiteErrorCollector,
): void {
  const source = documents.get(key, 'site', 'site')?.source ?? key;
  for (const error of toMissingSettingErrors(source, missing)) report.addError(error);
}

function checkHosts(
  documents: PublishedDocuments,
  key: string,
  { hostClaims }: Pick<SiteCatalogue, 'hostClaims'>,
  report: SiteErrorCollector,
): void {
  const own = documents.get(key, 'site', 'site');
  if (!own) return;
  for (const { host, pointer } of listHostsOfSiteDocument(documents, key)) {
    const other = hostClaims.get(host)?.find((site) => site !== key);
    if (other === undefined) continue;
    const message = `Host '${host}' is claimed by site '${other}' as well.`;
    report.addTo(own, createDocumentFinding(pointer, 'host-collision', message, 'Each host belongs to one site.'));
  }
}

function checkCapabilities(
  documents: PublishedDocuments,
  site: Pick<Site, 'key' | 'chain'>,
  report: SiteErrorCollector,
): void {
  const declared = declaredIn(documents, site);
  for (const document of documents.list(site.key, 'capabilities')) {
    const value =
      isJsonObject(document.value) && isJsonObject(document.value['capabilities'])
        ? document.value['capabilities']
        : {};
    for (const name of Object.keys(value).filter((capability) => !declared.has(capability))) {
      const message = `There is no capability '${name}'. The root site's default set declares them.`;
      const pointer = appendPointerStep('/capabilities', name);
      report.addTo(
        document,
        createDocumentFinding(
          pointer,
          'unknown-capability',
          message,
          formatDidYouMeanSuggestion(name, [...declared]),
          'key',
        ),
      );
    }
  }
}
