import { createHash } from 'node:crypto';
import type { Site } from '../site/site.ts';
import type { SiteCatalogue } from '../site/site-catalogue.ts';

/** Capabilities that the API grants to a segment. */
export interface SegmentCapabilityGrant {
  readonly segment: string;
  readonly isDefault: boolean;
  readonly capabilities: readonly string[];
}

/** A saved answer of the API with its time in epoch milliseconds. */
export interface SavedCapabilityGrants {
  readonly at: number;
  readonly grants: readonly SegmentCapabilityGrant[];
}

export interface CapabilityGrantSettings {
  /** Fetches the grants of a site from the API. */
  readonly load: (site: Site) => Promise<readonly SegmentCapabilityGrant[]>;
  /** Storage that survives a restart. */
  readonly saved: {
    read(site: string): SavedCapabilityGrants | null;
    write(site: string, grants: SavedCapabilityGrants): void;
  };
  /** Capabilities that need no API and stay on while grants are unknown. */
  readonly withoutApi: ReadonlySet<string>;
  readonly now: () => number;
  readonly failed: (site: string, error: unknown) => void;
}

export interface ApiGrantedCapabilityNarrower {
  /** The sites with only those capabilities that documents and API both allow. */
  narrow(catalogue: SiteCatalogue): SiteCatalogue;
  /** Resolves when the grants of a host are loaded; null if they are known or a retry is not due. */
  pending(catalogue: SiteCatalogue, host: string): Promise<void> | null;
  /** Fetches grants again with each site's next request; the old ones hold until the API answers. */
  clear(): void;
}

const HOUR = 3_600_000;
/** Lifetime of grants (specification: Business constants and limits, "Cache and timing"). */
const GRANT_LIFETIME = 24 * HOUR;
/** Age at which grants are refreshed in the background. */
const RENEW = 22 * HOUR;
/** Wait before the first retry of an API that did not answer. It doubles with each failure. */
const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 30_000;
/** How long a request waits for grants. */
const PATIENCE = 3_000;

interface Known {
  grants: SavedCapabilityGrants | null;
  pendingRequest: Promise<void> | null;
  nextTry: number;
  /** Failed fetches since the last answer. */
  failures: number;
  /** Whether the next request refreshes grants that still hold. */
  isCleared: boolean;
}

/**
 * Restricts the capabilities of the documents to those that the API grants to a brand and segment. Grants hold for 24 hours.
 * Without any it fails closed: only capabilities that need no API stay on, and `unconfirmed` has those of the documents.
 */
export function createApiGrantedCapabilityNarrower(settings: CapabilityGrantSettings): ApiGrantedCapabilityNarrower {
  const { load, saved, withoutApi, now, failed } = settings;
  const sites = new Map<string, Known>();
  const narrowed = new WeakMap<Site, { readonly grants: SavedCapabilityGrants | null; readonly site: Site }>();
  const catalogues = new WeakMap<SiteCatalogue, SiteCatalogue>();

  function knownOf(key: string): Known {
    let known = sites.get(key);
    if (!known) {
      known = { grants: saved.read(key), pendingRequest: null, nextTry: 0, failures: 0, isCleared: false };
      sites.set(key, known);
    }
    if (known.grants && now() - known.grants.at >= GRANT_LIFETIME) known.grants = null;
    return known;
  }

  function requestGrants(site: Site, known: Known): Promise<void> {
    known.pendingRequest ??= load(site)
      .then(
        (grants) => {
          known.grants = { at: now(), grants };
          known.failures = 0;
          saved.write(site.key, known.grants);
        },
        (error: unknown) => {
          known.nextTry = now() + Math.min(FIRST_RETRY * 2 ** known.failures, LONGEST_RETRY);
          known.failures += 1;
          failed(site.key, error);
        },
      )
      .finally(() => {
        known.pendingRequest = null;
        known.isCleared = false;
      });
    return known.pendingRequest;
  }

  function narrowSite(site: Site): Site {
    const { grants } = knownOf(site.key);
    const before = narrowed.get(site);
    if (before && before.grants === grants) return before.site;
    const made = withGrants(site, grants?.grants ?? null, withoutApi);
    narrowed.set(site, { grants, site: made });
    return made;
  }

  return {
    narrow(catalogue) {
      let made = catalogues.get(catalogue);
      if (!made) {
        const through = (site: Site | undefined) => site && narrowSite(site);
        made = {
          hostClaims: catalogue.hostClaims,
          get served() {
            return catalogue.served;
          },
          byHost: (host) => through(catalogue.byHost(host)),
          byKey: (key) => through(catalogue.byKey(key)),
          resolve: catalogue.resolve,
          renewed: catalogue.renewed,
        };
        catalogues.set(catalogue, made);
      }
      return made;
    },
    pending(catalogue, host) {
      const site = catalogue.byHost(host);
      if (!site) return null;
      const known = knownOf(site.key);
      const { grants, nextTry, isCleared } = known;
      if (!isCleared && ((grants && now() - grants.at < RENEW) || nextTry > now())) return null;
      const pendingRequest = requestGrants(site, known);
      return grants && !isCleared ? null : Promise.race([pendingRequest, patience()]);
    },
    clear() {
      for (const known of sites.values()) known.isCleared = true;
    },
  };
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE).unref();
  });
}

/** Has its own version, so that pages cached with other grants are not used. */
function withGrants(
  site: Site,
  grants: readonly SegmentCapabilityGrant[] | null,
  withoutApi: ReadonlySet<string>,
): Site {
  const sets = new Map<string | null, ReadonlySet<string>>();
  const allowed = (segment: string | null): ReadonlySet<string> => {
    if (!grants) return withoutApi;
    const grant = grants.find((one) => one.segment === segment) ?? grants.find(({ isDefault }) => isDefault);
    return new Set(grant?.capabilities);
  };
  const digest = createHash('sha256').update(JSON.stringify(grants)).digest('base64url').slice(0, 10);
  return {
    ...site,
    version: `${site.version}.${digest}`,
    versionIn: (locale) => `${site.versionIn(locale)}.${digest}`,
    capabilities(segment) {
      let set = sets.get(segment);
      if (!set) {
        const granted = allowed(segment);
        set = new Set([...site.capabilities(segment)].filter((name) => granted.has(name)));
        sets.set(segment, set);
      }
      return set;
    },
    ...(!grants && { unconfirmed: (segment: string | null) => site.capabilities(segment) }),
  };
}
