import { DamagedReleaseError } from '#engine/cms/releases/content-release.ts';
import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import type { ContentReleaseStore } from '#engine/cms/releases/release-store.ts';
import { isSameJson } from '#engine/site/merge-versions.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { CommandIo } from '../commands/command-io.ts';
import { importProjectCheckModule } from '../commands/load-project.ts';
import type { CheckedProjectDocuments } from '../commands/project.ts';
import { compareReleasedSites, compareValues, type SiteDifferences, type ValueDifference } from './compare-releases.ts';
import { createSourceOfSites, findRelease, readAllSites } from './open-releases.ts';

/** What going live with a release does. */
export interface ReleasePlan {
  readonly release: string;
  /** The release that it is compared with; null for nothing. */
  readonly against: string | null;
  /** Why the live release can't be compared with; null where it can. */
  readonly unreadable: string | null;
  /** Number of the log's last entry when the plan was made; 0 for none. */
  readonly ground: number;
  readonly differences: readonly SiteDifferences[];
  /** What changes on the sites that are served, their parents' documents included. */
  readonly sites: readonly SiteEffect[];
  /** Errors for which the release can't go live. */
  readonly refusals: readonly ConfigError[];
}

export interface SiteEffect {
  readonly site: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** Names of the pages whose own document, merged with their parents', differs. */
  readonly pages: readonly string[];
  readonly routes: readonly ValueDifference[];
  readonly capabilities: readonly ValueDifference[];
  /** Languages whose stored pages are all rendered again. */
  readonly cachedPages: readonly string[];
}

type Documents = Pick<CheckedProjectDocuments, 'documents'>;

/** What differs for visitors between the documents before and after. */
export function findSiteEffects(before: Documents | null, after: Documents): readonly SiteEffect[] {
  const former = before && createSiteCatalogue(before.documents);
  const next = createSiteCatalogue(after.documents);
  const keys = [...new Set([...(former?.served ?? []), ...next.served])].sort();
  return keys.flatMap((key) => findSiteEffect(key, former?.byKey(key) ?? null, next.byKey(key) ?? null) ?? []);
}

function findSiteEffect(key: string, before: Site | null, after: Site | null): SiteEffect | null {
  const change = before && after ? 'changed' : before ? 'removed' : 'added';
  const cachedPages = listLocales(before, after).filter(
    (locale) => before?.versionIn(locale) !== after?.versionIn(locale),
  );
  if (change === 'changed' && cachedPages.length === 0) return null;
  return {
    site: key,
    change,
    pages: listPages(before, after).filter(
      (name) => !isSameJson(before?.document('page', name)?.value, after?.document('page', name)?.value),
    ),
    routes: compareValues(describeRoutes(before), describeRoutes(after)),
    capabilities: compareValues(describeCapabilities(before), describeCapabilities(after)),
    cachedPages,
  };
}

function listLocales(...sites: readonly (Site | null)[]) {
  return [...new Set(sites.flatMap((site) => site?.config.locales ?? []))].sort();
}

function listPages(...sites: readonly (Site | null)[]): readonly string[] {
  return [...new Set(sites.flatMap((site) => site?.names('page') ?? []))].sort();
}

function describeRoutes(site: Site | null): Readonly<Record<string, unknown>> {
  const routes = [...(site?.routes.routes.values() ?? [])];
  return Object.fromEntries(routes.map(({ id, path, access, layout, gate }) => [id, { path, access, layout, gate }]));
}

function describeCapabilities(site: Site | null): Readonly<Record<string, unknown>> {
  const segments = site?.names('capabilities') ?? [];
  const entries = segments.map((segment) => {
    const on = [...(site?.capabilities(segment) ?? [])].map((capability) => [capability, true]);
    return [segment, Object.fromEntries(on)];
  });
  return Object.fromEntries(entries);
}

/** Compares a release with another, and checks it as a whole. */
export async function planRelease(
  releases: ContentReleaseStore,
  name: string,
  against: string,
  { hasFont }: Pick<CommandIo, 'hasFont'> = {},
): Promise<ReleasePlan> {
  const live = await releases.live();
  const next = await findRelease(releases, name);
  const { former, before, unreadable } = await readFormer(releases, against, live);
  const after = await readAllSites(releases, next);
  const { readAndCheckDocuments, findAllProjectErrors } = await importProjectCheckModule();
  const checked = await readAndCheckDocuments(createSourceOfSites(releases, after));
  return {
    release: next.hash,
    against: former?.hash ?? null,
    unreadable,
    ground: live?.number ?? 0,
    differences: compareReleasedSites(before, after),
    sites: findSiteEffects(former && (await readAndCheckDocuments(createSourceOfSites(releases, before))), checked),
    refusals: findAllProjectErrors(checked, hasFont),
  };
}

/** A live release that is damaged or not trusted must not keep a good one from going live. */
async function readFormer(releases: ContentReleaseStore, against: string, live: ReleaseLogEntry | null) {
  if (against === 'live' && !live) return { former: null, before: [], unreadable: null };
  try {
    const former = await findRelease(releases, against);
    return { former, before: await readAllSites(releases, former), unreadable: null };
  } catch (error) {
    if (against !== 'live' || !(error instanceof DamagedReleaseError)) throw error;
    return { former: null, before: [], unreadable: error.message };
  }
}

/** @throws where the text is no plan */
export function parsePlan(text: string): ReleasePlan {
  const plan: ReleasePlan = JSON.parse(text);
  const isPlan = typeof plan.release === 'string' && Number.isInteger(plan.ground) && Array.isArray(plan.refusals);
  if (!isPlan) throw new Error('it has no release, ground and refusals');
  return plan;
}
