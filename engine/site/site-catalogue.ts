import { createHash } from 'node:crypto';
import type { PublishedDocuments } from '../cms/documents.ts';
import { appendPointerStep } from '../validation/json-pointer.ts';
import { createMergedSitePartsCache, createSiteWithInheritance, type MergedSitePartsCache } from './create-site.ts';
import { resolveInheritanceChain } from './inheritance-chain.ts';
import { isJsonObject } from './json.ts';
import type { Site } from './site.ts';

/** All sites of a document view, resolved on first use. */
export interface SiteCatalogue {
  /** The site of a host; none if no site or several claim it. */
  byHost(host: string): Site | undefined;
  /** A complete, concrete site. */
  byKey(key: string): Site | undefined;
  /** Any site with a valid chain, even abstract or incomplete. */
  resolve(key: string): Site | undefined;
  /** Keys of the sites that name a host. */
  readonly hostClaims: ReadonlyMap<string, readonly string[]>;
  /** Keys of the sites that are served. */
  readonly served: readonly string[];
  /** Catalogue of a newer view that reuses unchanged sites. */
  renewed(documents: PublishedDocuments): SiteCatalogue;
}

export function createSiteCatalogue(
  documents: PublishedDocuments,
  cache: MergedSitePartsCache = createMergedSitePartsCache(),
): SiteCatalogue {
  return catalogue(documents, cache, new Map(), claimsOf(documents));
}

/** Returns the catalogue of a view, which reuses the unchanged sites of earlier views. */
export type FindCatalogue = (documents: PublishedDocuments) => SiteCatalogue;

export function createCatalogueFinder(cache?: MergedSitePartsCache): FindCatalogue {
  const catalogues = new WeakMap<PublishedDocuments, SiteCatalogue>();
  let latest: SiteCatalogue | null = null;
  return (documents) => {
    const found: SiteCatalogue =
      catalogues.get(documents) ?? latest?.renewed(documents) ?? createSiteCatalogue(documents, cache);
    catalogues.set(documents, found);
    latest = found;
    return found;
  };
}

interface SiteWithView {
  readonly site: Site;
  readonly view: { current: PublishedDocuments };
}

/** `memory` has the newest version of each site, so that a new view only costs its changes. */
function catalogue(
  documents: PublishedDocuments,
  cache: MergedSitePartsCache,
  memory: Map<string, SiteWithView>,
  claims: Claims,
): SiteCatalogue {
  const sitesByKey = new Map<string, SiteWithView>();
  const { byHost: hostClaims } = claims;

  const resolve = (key: string): Site | undefined => {
    const known = sitesByKey.get(key);
    if (known) return known.site;
    const result = resolveInheritanceChain(documents, key);
    if (!result.ok) return undefined;
    const version = chainVersion(documents, result.chain);
    const before = memory.get(key);
    if (before?.site.version === version) {
      // Equal revisions mean equal documents, so the site may use the newer view.
      before.view.current = documents;
      for (const ancestor of result.chain.slice(0, -1)) resolve(ancestor);
      sitesByKey.set(key, before);
      return before.site;
    }
    const parentKey = result.chain.at(-2);
    const parent = parentKey === undefined ? null : (resolve(parentKey) ?? null);
    const view = { current: documents };
    const site = createSiteWithInheritance({ key, parent, version, documents: () => view.current, cache });
    sitesByKey.set(key, { site, view });
    memory.set(key, { site, view });
    return site;
  };

  const byKey = (key: string): Site | undefined => {
    const site = resolve(key);
    return site && !site.config.abstract && site.missing.length === 0 ? site : undefined;
  };

  return {
    hostClaims,
    resolve,
    byKey,
    byHost(host) {
      const [key, ...others] = hostClaims.get(host.toLowerCase()) ?? [];
      return key === undefined || others.length > 0 ? undefined : byKey(key);
    },
    get served() {
      return documents.sites.filter((key) => byKey(key));
    },
    renewed(newer) {
      if (memory.size > newer.sites.length) {
        const there = new Set(newer.sites);
        for (const key of [...memory.keys()]) if (!there.has(key)) memory.delete(key);
      }
      return catalogue(newer, cache, memory, claimsOf(newer, claims));
    },
  };
}

/** Hosts by site document. */
interface Claims {
  readonly byHost: ReadonlyMap<string, readonly string[]>;
  readonly sites: readonly string[];
}

function claimsOf(documents: PublishedDocuments, former?: Claims): Claims {
  const { sites } = documents;
  if (former?.sites === sites) return former;
  const byHost = new Map<string, string[]>();
  for (const key of sites) {
    for (const host of new Set(listHostsOfSiteDocument(documents, key).map((named) => named.host)))
      byHost.set(host, [...(byHost.get(host) ?? []), key]);
  }
  return { byHost, sites };
}

/** A host that a site document names, with its place there. */
export interface NamedHost {
  readonly host: string;
  readonly pointer: string;
}

/** The hosts that a site's own document names, for itself or for its languages. */
export function listHostsOfSiteDocument(documents: PublishedDocuments, key: string): readonly NamedHost[] {
  const value = documents.get(key, 'site', 'site')?.value;
  if (!isJsonObject(value)) return [];
  const { hosts, localeAddresses } = value;
  const ofLocales =
    isJsonObject(localeAddresses) && localeAddresses['scheme'] === 'host' ? localeAddresses['hosts'] : {};
  return [...listNamedHosts(hosts, '/hosts'), ...listNamedHosts(ofLocales, '/localeAddresses/hosts')];
}

function listNamedHosts(named: unknown, at: string): readonly NamedHost[] {
  return Object.entries(Object(named)).flatMap(([step, host]) =>
    typeof host === 'string' ? [{ host, pointer: appendPointerStep(at, step) }] : [],
  );
}

function chainVersion(documents: PublishedDocuments, chain: readonly string[]): string {
  const hash = createHash('sha256');
  for (const key of chain) hash.update(`${key} ${documents.revision(key)}\n`);
  return hash.digest('base64url').slice(0, 22);
}
