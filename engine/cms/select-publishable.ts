import type { ConfigError } from '../validation/config-error.ts';
import type { PublishedDocuments } from './documents.ts';
import type { DocumentOrPictureEdit, EditableDocuments } from './editable-documents.ts';
import type { PauseForRequests } from './pause-for-requests.ts';

/** A valid document or picture waiting for the site check; without a document or asset it is a removal. */
export type PublishCandidate = DocumentOrPictureEdit & { readonly source: string };

/** All errors of a site, including its inherited documents. */
export type FindSiteErrors = (documents: PublishedDocuments, site: string) => readonly ConfigError[];

export interface PublishRefusal {
  readonly candidate: PublishCandidate;
  readonly errors: readonly ConfigError[];
}

export interface PublishSelectionResult {
  readonly documents: EditableDocuments;
  readonly refused: readonly PublishRefusal[];
  /** Missing content of each judged site: blocks that need it are left out. */
  readonly missingContent: ErrorsOfSites;
}

export type ErrorsOfSites = ReadonlyMap<string, readonly ConfigError[]>;

/**
 * Finds the candidates that can be published together. A candidate is refused for errors in it or caused elsewhere by
 * it. Checks the sites of the candidates and all descendants. Content may be missing only where no version that had it
 * is served: for documents that were never served, and content that was missing before. Pauses between sites.
 */
export async function selectPublishableCandidates(
  base: EditableDocuments,
  candidates: readonly PublishCandidate[],
  judge: FindSiteErrors,
  pause: PauseForRequests = () => undefined,
): Promise<PublishSelectionResult> {
  const refused: PublishRefusal[] = [];
  const missingContent = new Map<string, readonly ConfigError[]>();
  const accepts = createContentTolerance(base, candidates, judge);
  const judgeRest: JudgeSiteInTurn = async (documents, site) => {
    await pause();
    return judgeSite(documents, site, judge).filter((error) => !accepts(error, site));
  };
  let left = candidates;
  let suspects = candidates;
  while (suspects.length > 0) {
    const documents = base.edit(left);
    const judged = new Map<string, readonly ConfigError[]>();
    for (const site of documents.withDescendants(suspects.map(siteOf))) {
      await pause();
      const { missing = [], other = [] } = Object.groupBy(judgeSite(documents, site, judge), (error) =>
        accepts(error, site) ? 'missing' : 'other',
      );
      missingContent.set(site, missing);
      if (other.length > 0) judged.set(site, other);
    }
    const refusals = judged.size === 0 ? [] : await blame(base, left, judged, judgeRest);
    if (refusals.length === 0) return { documents, refused, missingContent };
    refused.push(...refusals);
    suspects = refusals.map(({ candidate }) => candidate);
    const gone = new Set(suspects);
    left = left.filter((candidate) => !gone.has(candidate));
  }
  return { documents: base, refused, missingContent };
}

type JudgeSiteInTurn = (documents: PublishedDocuments, site: string) => Promise<readonly ConfigError[]>;

type IsAccepted = (error: ConfigError, site: string) => boolean;

function createContentTolerance(
  base: EditableDocuments,
  candidates: readonly PublishCandidate[],
  judge: FindSiteErrors,
): IsAccepted {
  const neverServed = new Set(
    candidates.flatMap((candidate) => {
      if (!('key' in candidate)) return [];
      const { site, kind, name } = candidate.key;
      return base.get(site, kind, name) ? [] : [candidate.source];
    }),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const knownOf = (site: string) => {
    const errors = known.get(site) ?? new Set(judgeSite(base, site, judge).map(identify));
    known.set(site, errors);
    return errors;
  };
  return (error, site) =>
    error.code === 'missing-content' && (neverServed.has(error.source) || knownOf(site).has(identify(error)));
}

function siteOf(candidate: PublishCandidate): string {
  return 'key' in candidate ? candidate.key.site : candidate.site;
}

async function blame(
  base: EditableDocuments,
  left: readonly PublishCandidate[],
  judged: ErrorsOfSites,
  judge: JudgeSiteInTurn,
): Promise<readonly PublishRefusal[]> {
  const bySource = Map.groupBy([...judged.values()].flat(), ({ source }) => source);
  const inThemselves = left.flatMap((candidate) => {
    const errors = 'key' in candidate && candidate.document && bySource.get(candidate.source);
    return errors ? [{ candidate, errors: distinct(errors) }] : [];
  });
  if (inThemselves.length > 0) return inThemselves;

  // The errors are in published documents, or in none.
  const worse: { readonly site: string; readonly errors: readonly ConfigError[] }[] = [];
  for (const [site, errors] of judged) {
    const added = without(errors, await judge(base, site));
    if (added.length > 0) worse.push({ site, errors: added });
  }
  const newSite = worse.find(({ site }) => base.revision(site) === '');
  if (newSite) {
    const own = left.filter((candidate) => siteOf(candidate) === newSite.site);
    if (own.length > 0) return own.map((candidate) => ({ candidate, errors: newSite.errors }));
  }
  const sites = new Set(worse.map(({ site }) => site));
  return (await refuseByHalves(base, left, sites, judge)).refused;
}

/** Accepts candidates that make no site worse, and splits the others until the faulty ones are found. */
async function refuseByHalves(
  base: EditableDocuments,
  candidates: readonly PublishCandidate[],
  sites: ReadonlySet<string>,
  judge: JudgeSiteInTurn,
): Promise<Omit<PublishSelectionResult, 'missingContent'>> {
  const documents = base.edit(candidates);
  const added: ConfigError[] = [];
  for (const site of sites) added.push(...without(await judge(documents, site), await judge(base, site)));
  if (added.length === 0) return { documents, refused: [] };
  const [first] = candidates;
  if (first && candidates.length === 1)
    return { documents: base, refused: [{ candidate: first, errors: distinct(added) }] };
  const middle = Math.ceil(candidates.length / 2);
  const before = await refuseByHalves(base, candidates.slice(0, middle), sites, judge);
  const after = await refuseByHalves(before.documents, candidates.slice(middle), sites, judge);
  return { documents: after.documents, refused: [...before.refused, ...after.refused] };
}

/** Errors of a site; none where it has no documents. */
export function judgeSite(documents: PublishedDocuments, site: string, judge: FindSiteErrors): readonly ConfigError[] {
  if (documents.revision(site) === '') return [];
  try {
    return judge(documents, site);
  } catch (error) {
    // A site that cannot be checked is not served.
    return [unjudged(site, error)];
  }
}

function unjudged(site: string, error: unknown): ConfigError {
  const message = `The site '${site}' can't be judged: ${error instanceof Error ? error.message : String(error)}`;
  return { source: site, pointer: '', code: 'unvalidated', message, suggestion: null, line: null, column: null };
}

function without(errors: readonly ConfigError[], known: readonly ConfigError[]): ConfigError[] {
  const ids = new Set(known.map(identify));
  return errors.filter((error) => !ids.has(identify(error)));
}

/** An inherited document has the same errors in each descendant. */
function distinct(errors: readonly ConfigError[]): ConfigError[] {
  return [...new Map(errors.map((error) => [identify(error), error])).values()];
}

function identify({ source, pointer, code, message }: ConfigError): string {
  return JSON.stringify([source, pointer, code, message]);
}
