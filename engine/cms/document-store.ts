import {
  checkDocument,
  type DocumentCheckOptions,
  hashDocumentText,
  readJudgedDocument,
} from '../validation/check-document.ts';
import type { ConfigError } from '../validation/config-error.ts';
import { createBackgroundCheck } from './background-check.ts';
import { checkStoredDocuments, type HoldDocumentBack } from './check-stored-documents.ts';
import type { ContentChange, ContentSnapshot, ContentSource } from './content-source.ts';
import { type ConfigDocument, type DocumentKey, formatDocumentId } from './document.ts';
import type { HeldBackDocument, MirroredPicture, PublishedDocuments } from './documents.ts';
import { type DocumentOrPictureEdit, type EditableDocuments, EMPTY_EDITABLE_DOCUMENTS } from './editable-documents.ts';
import { createContentSourceFollower } from './follow-source.ts';
import type { LastGoodDocumentStore } from './last-good-store.ts';
import type { EngineLogger } from './log.ts';
import { createPauseForRequests } from './pause-for-requests.ts';
import { recoverContent } from './recover-content.ts';
import { rememberEntries } from './remember-entries.ts';
import type { ScheduleTask } from './schedule.ts';
import {
  type FindSiteErrors,
  type PublishCandidate,
  type PublishRefusal,
  selectPublishableCandidates,
} from './select-publishable.ts';
import { createSourcePictureTracker, formatPictureId, type MirrorSourcePicture } from './source-pictures.ts';
import type { ContentSourceStatus } from './source-status.ts';
import type { StoredSiteContents } from './stored-copy.ts';
import { createWholeReleaseApplier } from './whole-releases.ts';

export interface DocumentStoreOptions {
  readonly source: ContentSource;
  readonly checks: Omit<DocumentCheckOptions, 'lines'>;
  /** Finds the errors of one site. */
  readonly judge: FindSiteErrors;
  readonly mirror: MirrorSourcePicture;
  readonly lastGood: LastGoodDocumentStore | null;
  readonly clock: () => number;
  readonly log: EngineLogger;
  readonly schedule: ScheduleTask;
  /** Milliseconds after which a silent source counts as down. */
  readonly patience?: number;
  readonly timeout?: (milliseconds: number) => AbortSignal;
}

/** Milliseconds before a failed picture read is repeated. */
const READ_AGAIN_AFTER = 10_000;

/** Changed documents and pictures of a publish, with all affected sites, descendants included. */
export interface PublishedChangeSet {
  readonly documents: PublishedDocuments;
  readonly changed: readonly DocumentKey[];
  readonly sites: readonly string[];
}

export interface DocumentStore {
  /**
   * Loads the source or restores the last good documents. Resolves when documents can be served, or none are available.
   */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** The documents served now. */
  view(): EditableDocuments;
  /** The pictures served now, of every site. */
  pictures(): Iterable<MirroredPicture>;
  /** Called after each publish and each change of held-back documents. */
  subscribe(listener: (publication: PublishedChangeSet) => void): () => void;
  heldBack(): readonly HeldBackDocument[];
  /** Missing content that pages of a site need. Its blocks are not rendered. */
  missingContent(): readonly { readonly site: string; readonly errors: readonly ConfigError[] }[];
  status(): ContentSourceStatus;
}

/**
 * Serves the last good version of each document. A new version is checked alone and with all sites that use it, then
 * published as a whole or held back with its errors and checked again with the next change.
 */
export function createDocumentStore(options: DocumentStoreOptions): DocumentStore {
  const { source, judge, lastGood, clock, log, schedule } = options;
  const checks: DocumentCheckOptions = { ...options.checks, lines: source.name === 'files' };
  const listeners = new Set<(publication: PublishedChangeSet) => void>();
  const waiting = new Map<string, PublishCandidate>();
  const heldBackById = new Map<string, HeldBackDocument>();
  const missingContent = new Map<string, readonly ConfigError[]>();
  const seen = new Map<string, DocumentKey & { source: string }>();
  let documents: EditableDocuments = EMPTY_EDITABLE_DOCUMENTS;
  const wholeReleases = createWholeReleaseApplier(options);
  const stopped = new AbortController();
  let cancelReading = () => {};
  const pauseForRequests = createPauseForRequests(clock);
  // A stop does not wait for long work.
  const pause = () => pauseForRequests(stopped.signal);

  const holdBack: HoldDocumentBack = (id, source, servedVersion, errors) => {
    const before = heldBackById.get(id);
    // Waiting documents are checked on every change; only new results are logged.
    if (before && JSON.stringify([before.servedVersion, before.errors]) === JSON.stringify([servedVersion, errors]))
      return;
    heldBackById.set(id, { id, source, servedVersion, since: before?.since ?? clock(), errors });
    log.warn({ document: id, source, errors }, 'a document is held back');
  };

  const pictures = createSourcePictureTracker({ ...options, holdBack, release: (id) => heldBackById.delete(id) });

  const served = (key: DocumentKey) => documents.get(key.site, key.kind, key.name);
  const servedVersion = (candidate: PublishCandidate) =>
    ('key' in candidate ? served(candidate.key)?.version : documents.asset(candidate.site, candidate.name)?.hash) ??
    null;

  /** With `isJudged`, all candidates are accepted, because earlier checks found no error in them. */
  const select = async (base: EditableDocuments, candidates: readonly PublishCandidate[], isJudged = false) => {
    if (isJudged) {
      missingContent.clear();
      return { documents: base.edit(candidates), refused: [], missingContent };
    }
    const selection = await selectPublishableCandidates(base, candidates, judge, pause);
    for (const [site, errors] of selection.missingContent) missingContent.set(site, errors);
    return selection;
  };

  /** Checks documents one by one, or only reads them with `isJudged`; valid ones wait for the site check. */
  const examine = async (changes: ContentChange['documents'], isJudged: boolean) => {
    const examineOne = isJudged ? readJudgedDocument : checkDocument;
    for (const change of changes) {
      await pause();
      const { site, kind, name, source: place } = change;
      const key: DocumentKey = { site, kind, name };
      const id = formatDocumentId(key);
      seen.set(id, { ...key, source: place });
      const version = served(key)?.version ?? null;
      waiting.delete(id);
      if ((change.text === null ? null : hashDocumentText(change.text)) === version) {
        heldBackById.delete(id);
        continue;
      }
      const { document, errors } = change.text === null ? { document: null, errors: [] } : examineOne(change, checks);
      if (errors.length > 0) holdBack(id, place, version, errors);
      else waiting.set(id, { key, source: place, document });
    }
  };

  /** A removed picture is checked like a document, because served documents may need it. */
  const examinePictures = async (changedAssets: ContentChange['assets'], signal: AbortSignal) => {
    for (const asset of changedAssets) waiting.delete(formatPictureId(asset));
    const { edits, removals } = await pictures.take(changedAssets, documents, signal);
    for (const removal of removals) waiting.set(idOf(removal), removal);
    return edits;
  };

  const notifyListeners = (publication: PublishedChangeSet) => {
    for (const listener of listeners) {
      try {
        listener(publication);
      } catch (error) {
        log.error({ error }, 'a listener of the documents failed');
      }
    }
  };

  /** Removes accepted documents from the waiting ones and logs why others were refused. */
  const noteSettled = (
    candidates: readonly PublishCandidate[],
    refusals: readonly PublishRefusal[],
  ): readonly PublishCandidate[] => {
    const refused = new Set(refusals.map(({ candidate }) => candidate));
    for (const { candidate, errors } of refusals) {
      holdBack(idOf(candidate), candidate.source, servedVersion(candidate), errors);
    }
    const accepted = candidates.filter((candidate) => !refused.has(candidate));
    for (const candidate of accepted) {
      waiting.delete(idOf(candidate));
      heldBackById.delete(idOf(candidate));
    }
    return accepted;
  };

  const publish = async (change: ContentChange, signal: AbortSignal) => {
    if (change.whole) await wholeReleases.apply(change.whole, () => publishParts(change, signal), rememberParts());
    else await publishParts(change, signal);
  };

  /** Returns a function that restores the present state of pending documents and pictures. */
  const rememberParts = (): (() => void) => {
    const maps = [rememberEntries(waiting), rememberEntries(heldBackById), rememberEntries(missingContent)];
    const before = [...maps, pictures.remember()];
    return () => {
      for (const restorePart of before) restorePart();
    };
  };

  /** Returns whether the accepted changes are served: a newer change can replace them first. */
  const publishParts = async (change: ContentChange, signal: AbortSignal): Promise<boolean> => {
    const before = documents;
    const heldBackBefore = [...heldBackById.values()];
    cancelReading();
    const edits = await examinePictures(change.assets, signal);
    const isJudged = change.whole !== undefined && change.whole.judgement !== 'none';
    await examine(change.documents, isJudged);
    const candidates = [...waiting.values()];
    const settled = await select(edits.length > 0 ? documents.edit(edits) : documents, candidates, isJudged);
    const accepted = noteSettled(candidates, settled.refused);
    if (change.whole) wholeReleases.refuseParts(change.whole, heldBackById.values(), pictures.incomplete());
    // The source reports a picture once, so that a failed read must be repeated here.
    if (pictures.incomplete()) cancelReading = schedule(follower.again, READ_AGAIN_AFTER);
    let isApplied = false;
    const apply = () => {
      isApplied = true;
      documents = settled.documents;
      if (change.whole) backgroundCheck.stop();
      if (change.whole?.judgement === 'other checks') backgroundCheck.start(change.whole, documents);
      if (documents === before && sameMembers(heldBackBefore, [...heldBackById.values()])) return;
      const sites = [...edits, ...accepted].map(siteOf);
      notifyListeners({ documents, changed: keysOf(accepted), sites: documents.withDescendants(sites) });
    };
    // Other nodes wait for this one even if nothing changes here.
    if (change.applyTogether) await change.applyTogether(apply);
    else apply();
    if (documents !== before) lastGood?.save(documents, pictures.revisionOf);
    return isApplied;
  };

  const backgroundCheck = createBackgroundCheck({
    ...{ checks, judge, schedule, log },
    checked: (site, errors) => missingContent.set(site, errors),
    refused: (release, errors) => {
      wholeReleases.refuseServed(release, errors);
      follower.reload();
    },
  });

  /** Serves stored documents until the source answers. */
  const restore = async (sites: readonly StoredSiteContents[]) => {
    const edits = sites.flatMap(({ site, assets }) => assets.map(({ asset }) => ({ site, name: asset.name, asset })));
    for (const { site, assets } of sites) pictures.restore(site, assets);
    const stored = sites.flatMap((contents) => contents.documents);
    const candidates = await checkStoredDocuments(stored, checks, pause, holdBack);
    const settled = await select(documents.edit(edits), candidates);
    for (const { candidate, errors } of settled.refused) holdBack(idOf(candidate), candidate.source, null, errors);
    documents = settled.documents;
    notifyListeners({ documents, changed: keysOf(candidates), sites: documents.sites });
  };

  /**
   * After a start, replaces invalid documents of the source by their last good version, first those with errors of
   * their own, then those that break a site.
   */
  const recover = async (sites: readonly StoredSiteContents[]) => {
    const before = documents;
    const isLost = (id: string) => heldBackById.get(id)?.servedVersion === null;
    const stillServed = (id: string, version: string | null) => {
      const entry = heldBackById.get(id);
      if (entry) heldBackById.set(id, { ...entry, servedVersion: version });
    };
    const applyLastGood = async (stored: readonly ConfigDocument[], others: readonly PublishCandidate[]) => {
      const candidates = await checkStoredDocuments(stored, checks, pause);
      const { documents: settled, refused } = await select(documents, [...candidates, ...others]);
      documents = settled;
      noteSettled(
        others,
        refused.filter(({ candidate }) => others.includes(candidate)),
      );
      for (const candidate of candidates) stillServed(idOf(candidate), servedVersion(candidate));
    };
    const pictureEdits = sites.flatMap(({ site, assets }) =>
      assets.flatMap(({ asset }) => {
        const { name } = asset;
        return isLost(formatPictureId({ site, name })) ? [{ site, name, asset }] : [];
      }),
    );
    documents = documents.edit(pictureEdits);
    for (const { site, name, asset } of pictureEdits) stillServed(formatPictureId({ site, name }), asset.hash);
    const lost = sites
      .flatMap((siteContents) => siteContents.documents)
      .filter((document) => isLost(formatDocumentId(document)));
    if (lost.length > 0 || pictureEdits.length > 0) {
      await applyLastGood(
        lost.filter((document) => !waiting.has(formatDocumentId(document))),
        [...waiting.values()],
      );
      await applyLastGood(
        lost.filter((document) => waiting.has(formatDocumentId(document))),
        [],
      );
    }
    const contents = await recoverMissingContent(sites);
    if (documents === before) return;
    notifyListeners({ documents, changed: [...lost, ...contents], sites: documents.sites });
    lastGood?.save(documents, pictures.revisionOf);
  };

  /** Holds back content documents of the source if their last good versions add missing content. */
  const recoverMissingContent = async (sites: readonly StoredSiteContents[]): Promise<readonly DocumentKey[]> => {
    const stored = sites
      .flatMap((contents) => contents.documents)
      .filter((document) => document.kind === 'content' && served(document)?.version !== document.version);
    const lastGoodDocuments = await checkStoredDocuments(stored, checks, pause);
    const { documents: settled, recovered } = await recoverContent(
      documents,
      missingContent,
      lastGoodDocuments,
      judge,
      pause,
    );
    for (const { lastGood: candidate, errors } of recovered) {
      const { key, source: place, document } = candidate;
      waiting.set(formatDocumentId(key), { key, source: place, document: served(key) ?? null });
      holdBack(formatDocumentId(key), place, document.version, errors);
    }
    documents = settled;
    if (recovered.length > 0) await select(documents, [...waiting.values()]);
    return recovered.map(({ lastGood: { key } }) => key);
  };

  const follower = createContentSourceFollower({
    ...options,
    publish,
    replace: async (snapshot, signal) => {
      // Must be read before it is overwritten.
      const isFirst = documents === EMPTY_EDITABLE_DOCUMENTS && !snapshot.whole;
      const lastGoodSites = isFirst ? await lastGood?.restore() : null;
      const { documents: changed, assets } = differences(snapshot, [...seen.values(), ...allOf(documents)]);
      const { whole } = snapshot;
      const all = [...assets, ...pictures.missingIn(assets)];
      await publish({ documents: changed, assets: all, ...(whole && { whole }) }, signal);
      // A release never has parts of another one.
      if (lastGoodSites) await recover(lastGoodSites);
    },
    confirmed: () => lastGood?.confirm(),
    restore: async () => {
      const sites = await lastGood?.restore();
      if (sites) await restore(sites);
      return documents !== EMPTY_EDITABLE_DOCUMENTS;
    },
  });

  return {
    start: follower.start,
    stop: async () => {
      cancelReading();
      backgroundCheck.stop();
      stopped.abort();
      await follower.stop();
      await lastGood?.flush();
    },
    view: () => documents,
    *pictures() {
      for (const { assets } of documents.contents()) yield* assets;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    missingContent: () =>
      [...missingContent].flatMap(([site, errors]) => (errors.length > 0 ? [{ site, errors }] : [])),
    heldBack: () => [...heldBackById.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    status: () => ({ ...follower.status(), ...wholeReleases.status() }),
  };
}

/** Converts a snapshot to a change: documents missing in it were removed. */
function differences(snapshot: ContentSnapshot, known: readonly (DocumentKey & { source: string })[]): ContentChange {
  const there = new Set(snapshot.documents.map(formatDocumentId));
  const gone = new Map(known.map((document) => [formatDocumentId(document), document]));
  for (const id of there) gone.delete(id);
  const removed = [...gone.values()].map(({ site, kind, name, source }) => ({ site, kind, name, source, text: null }));
  return { documents: [...snapshot.documents, ...removed], assets: snapshot.assets };
}

function allOf(documents: EditableDocuments): readonly ConfigDocument[] {
  return [...documents.contents()].flatMap((site) => site.documents);
}

function idOf(candidate: PublishCandidate): string {
  return 'key' in candidate ? formatDocumentId(candidate.key) : formatPictureId(candidate);
}

function siteOf(edit: DocumentOrPictureEdit): string {
  return 'key' in edit ? edit.key.site : edit.site;
}

function keysOf(candidates: readonly PublishCandidate[]): DocumentKey[] {
  return candidates.flatMap((candidate) => ('key' in candidate ? candidate.key : []));
}

function sameMembers(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((member, index) => member === b[index]);
}
