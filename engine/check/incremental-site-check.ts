import type { PublishedDocuments } from '../cms/documents.ts';
import { resolveInheritanceChain } from '../site/inheritance-chain.ts';
import type { MergedDocument } from '../site/merged-document.ts';
import type { Site } from '../site/site.ts';
import { createCatalogueFinder, type FindCatalogue } from '../site/site-catalogue.ts';
import type { ConfigError } from '../validation/config-error.ts';
import {
  checkHostsAndCapabilities,
  readAudience,
  reportMissingSettings,
  type SiteCheckDependencies,
} from './check-site.ts';
import { checkTranslations } from './check-translations.ts';
import { createRecordingSite, type RecordedReads, type SiteRead } from './recording-site.ts';
import {
  checkDocumentOfSite,
  type SeparatelyCheckedKind,
  SITE_CHECK_PARTS,
  type SiteCheckPart,
  type SitePartCheckContext,
} from './site-check-parts.ts';
import {
  type ChangedSiteFacts,
  findChangedFacts,
  listDocumentsOfSite,
  type SiteDocumentLists,
  type SiteFact,
} from './site-facts.ts';
import { createSiteErrorCollector, type SiteErrorCollector } from './site-report.ts';

/** Dependencies of a check without errors, shared by all sites with the same ones. */
interface Dependencies {
  readonly facts: readonly SiteFact[];
  readonly pictures: readonly string[];
}

/** Documents of a kind, or parts of the site as a whole. */
type PartKind = SeparatelyCheckedKind | 'whole';

/** The last check of a site: parts without errors, and the documents that it saw. */
interface LastSiteCheck {
  readonly chain: readonly string[];
  readonly documents: readonly SiteDocumentLists[];
  readonly flawless: Record<PartKind, Map<string, Dependencies>>;
  readonly names: Map<SeparatelyCheckedKind, readonly string[]>;
}

/** A check of a document without errors, shared by sites that would read the same values. */
interface SharedCheck {
  readonly audience: string;
  readonly reads: readonly SiteRead[];
  readonly dependencies: Dependencies;
}

/** Maximum stored checks of one merged document: brands differ in few ways. */
const MOST_SHARED_CHECKS = 8;

/** Limits the memory of lists that no check uses any more. */
const MOST_SHARED_DEPENDENCIES = 50_000;

/**
 * Has the results of `checkSite`, but only repeats what a change may affect. A part of the check without errors is
 * skipped while all values that it read are unchanged, and sites share the checks of inherited documents.
 */
export function createSiteChecker(
  dependencies: SiteCheckDependencies,
  findCatalogue: FindCatalogue = createCatalogueFinder(),
): (documents: PublishedDocuments, key: string) => readonly ConfigError[] {
  const lastChecks = new Map<string, LastSiteCheck>();
  const shared = new WeakMap<MergedDocument, SharedCheck[]>();
  const share = createDependencySharing();
  const compare = createFactComparison();

  return (documents, key) => {
    const { locate = () => null, blocks, library, hasFont, resolvers } = dependencies;
    const report = createSiteErrorCollector(locate);
    const chain = resolveInheritanceChain(documents, key);
    const catalogue = findCatalogue(documents);
    const site = catalogue.resolve(key);
    if (!chain.ok || !site) {
      lastChecks.delete(key);
      for (const error of chain.ok ? [] : chain.errors) report.addError(error);
      return report.errors;
    }
    checkHostsAndCapabilities(documents, site, catalogue, report);
    checkTranslations(documents, { site, report, blocks });
    if (site.config.abstract) return report.errors;

    reportMissingSettings(documents, site, report);
    const now = site.chain.map((ancestor) => compare.documentsOf(documents, ancestor));
    const { last, changed } = reuseLastCheck(lastChecks.get(key), site.chain, now, compare.changedFacts);
    const { segments, declared } = readAudience(documents, site);
    const context = { report, blocks, library, hasFont, resolvers, documents, declared, segments };
    // If the check throws, nothing counts as checked.
    lastChecks.delete(key);
    const audience = describeAudience(context);
    runParts({ site, context, last, changed, unchanged: new Map(), shared, share, audience });
    lastChecks.set(key, last);
    return report.errors;
  };
}

interface PartRun {
  readonly site: Site;
  readonly context: Omit<SitePartCheckContext, 'site'>;
  readonly last: LastSiteCheck;
  readonly changed: readonly ChangedSiteFactsOfOneSite[];
  /** Whether dependencies are the same as at the last check. */
  readonly unchanged: Map<Dependencies, boolean>;
  readonly shared: WeakMap<MergedDocument, SharedCheck[]>;
  readonly share: (reads: RecordedReads, facts: readonly SiteFact[]) => Dependencies;
  readonly audience: string;
}

interface ChangedSiteFactsOfOneSite {
  readonly facts: ReadonlySet<SiteFact>;
  /** Whether dependencies name a changed fact, by dependencies. */
  readonly touches: Map<Dependencies, boolean>;
}

function runParts(run: PartRun): void {
  for (const part of SITE_CHECK_PARTS) {
    if ('whole' in part) runWholePart(part, run);
    else for (const name of namesOf(part, run)) runDocumentPart(part.kind, name, run);
  }
}

/** Listing the names of a kind costs as much as checking a page, so an unchanged list is reused. */
function namesOf(part: Extract<SiteCheckPart, { kind: string }>, { site, last, changed }: PartRun): readonly string[] {
  const known = last.names.get(part.kind);
  if (known && !changed.some(({ facts }) => facts.has(`names:${part.kind}`))) return known;
  const names = part.names(site);
  last.names.set(part.kind, names);
  return names;
}

function runWholePart(part: Extract<SiteCheckPart, { whole: string }>, run: PartRun): void {
  const { site, context, last, share } = run;
  if (isUnchanged(last.flawless.whole.get(part.whole), run)) return;
  const recording = createRecordingSite(site);
  const { onlyDependsOn, alsoDependsOn = [] } = part;
  const isFlawless = runRecorded(context.report, () =>
    part.check({ ...context, site: onlyDependsOn ? site : recording.site }),
  );
  setOrDeleteDependencies(
    last.flawless.whole,
    part.whole,
    isFlawless ? share(recording.reads, onlyDependsOn ?? alsoDependsOn) : null,
  );
}

function runDocumentPart(kind: SeparatelyCheckedKind, name: string, run: PartRun): void {
  const { site, context, last, shared, share, audience } = run;
  const flawless = last.flawless[kind];
  if (isUnchanged(flawless.get(name), run)) return;
  const merged: MergedDocument | undefined = site.document(kind, name);
  // Instructions for inherited blocks are only checked on the site whose document has them.
  const mayShare = merged !== undefined && merged.sources.at(-1)?.site !== site.key;
  const known = mayShare ? (shared.get(merged) ?? []) : [];
  const same = known.find(
    (check) => check.audience === audience && check.reads.every(({ get, value }) => get(site) === value),
  );
  if (same) return setOrDeleteDependencies(flawless, name, same.dependencies);
  const recording = createRecordingSite(site);
  const isFlawless = runRecorded(context.report, () =>
    checkDocumentOfSite(kind, name, { ...context, site: recording.site }),
  );
  const dependencies = isFlawless ? share(recording.reads, []) : null;
  setOrDeleteDependencies(flawless, name, dependencies);
  if (mayShare && dependencies) {
    const check = { audience, reads: recording.reads.list, dependencies };
    shared.set(merged, [check, ...known.slice(0, MOST_SHARED_CHECKS - 1)]);
  }
}

/** Whether a check adds no error. Compares counts, because a repeated error does not change the list. */
function runRecorded(report: SiteErrorCollector, check: () => void): boolean {
  const before = report.added;
  check();
  return report.added === before;
}

function setOrDeleteDependencies(
  flawless: Map<string, Dependencies>,
  name: string,
  dependencies: Dependencies | null,
): void {
  if (dependencies) flawless.set(name, dependencies);
  else flawless.delete(name);
}

function isUnchanged(dependencies: Dependencies | undefined, { site, changed, unchanged }: PartRun): boolean {
  if (!dependencies) return false;
  if (changed.length === 0) return true;
  const known = unchanged.get(dependencies);
  if (known !== undefined) return known;
  const found =
    !changed.some((change) => touches(change, dependencies)) &&
    dependencies.pictures.every((name) => site.asset(name) !== undefined);
  unchanged.set(dependencies, found);
  return found;
}

function touches({ facts, touches: known }: ChangedSiteFactsOfOneSite, dependencies: Dependencies): boolean {
  const found = known.get(dependencies) ?? dependencies.facts.some((fact) => facts.has(fact));
  known.set(dependencies, found);
  return found;
}

function createNothingChecked(): LastSiteCheck['flawless'] {
  return { whole: new Map(), page: new Map(), layout: new Map(), navigation: new Map(), content: new Map() };
}

/** The last check if its results are reusable, with the changes since. */
function reuseLastCheck(
  last: LastSiteCheck | undefined,
  chain: readonly string[],
  now: readonly SiteDocumentLists[],
  changedFacts: (site: string, before: SiteDocumentLists, after: SiteDocumentLists) => ChangedSiteFactsOfOneSite | null,
): { readonly last: LastSiteCheck; readonly changed: readonly ChangedSiteFactsOfOneSite[] } {
  const anew = { last: { chain, documents: now, flawless: createNothingChecked(), names: new Map() }, changed: [] };
  if (!last || last.chain.join('\n') !== chain.join('\n')) return anew;
  const changed: ChangedSiteFactsOfOneSite[] = [];
  for (const [index, site] of chain.entries()) {
    const [before, after] = [last.documents[index], now[index]];
    if (!before || !after) return anew;
    if (before.revision === after.revision) continue;
    const change = changedFacts(site, before, after);
    if (!change) return anew;
    changed.push(change);
  }
  return { last: { ...last, documents: now }, changed };
}

/** Compares the documents of a site once for all sites that extend it. */
function createFactComparison() {
  const lists = new Map<string, SiteDocumentLists>();
  const comparisons = new Map<
    string,
    { readonly from: string; readonly to: string; readonly change: ChangedSiteFacts }
  >();
  const results = new WeakMap<ReadonlySet<SiteFact>, ChangedSiteFactsOfOneSite>();
  return {
    documentsOf(documents: PublishedDocuments, site: string): SiteDocumentLists {
      const known = lists.get(site);
      if (known && known.revision === documents.revision(site)) return known;
      const listed = listDocumentsOfSite(documents, site);
      lists.set(site, listed);
      return listed;
    },
    changedFacts(site: string, before: SiteDocumentLists, after: SiteDocumentLists): ChangedSiteFactsOfOneSite | null {
      const known = comparisons.get(site);
      const isKnown = known?.from === before.revision && known.to === after.revision;
      const facts = isKnown ? known.change : findChangedFacts(before, after);
      comparisons.set(site, { from: before.revision, to: after.revision, change: facts });
      if (!facts) return null;
      const result = results.get(facts) ?? { facts, touches: new Map<Dependencies, boolean>() };
      results.set(facts, result);
      return result;
    },
  };
}

/** Brands with pages of the same form depend on the same facts, so that they share one list. */
function createDependencySharing(): PartRun['share'] {
  const known = new Map<string, WeakRef<Dependencies>>();
  return ({ list, pictures }, more) => {
    const facts = [...new Set([...list.flatMap(({ fact }) => fact ?? []), ...more])];
    const id = `${facts.join('\n')}\n\n${pictures.join('\n')}`;
    const same = known.get(id)?.deref();
    if (same) return same;
    const dependencies = { facts, pictures };
    if (known.size === MOST_SHARED_DEPENDENCIES) known.clear();
    known.set(id, new WeakRef(dependencies));
    return dependencies;
  };
}

/** The capabilities of the segments as text: if it is equal, gates are open for the same segments. */
function describeAudience({ segments, declared }: Pick<SitePartCheckContext, 'segments' | 'declared'>): string {
  return JSON.stringify([segments.map((capabilities) => [...capabilities].sort()), [...declared].sort()]);
}
