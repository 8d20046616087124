import { type ContentChange, type ContentSource } from '#engine/cms/content-source.ts';
import { type DocumentKey, formatDocumentId, type RawDocument } from '#engine/cms/document.ts';
import type { EditableDocuments } from '#engine/cms/editable-documents.ts';
import { type ContentRelease, hashContent, type ReleasedSite } from '#engine/cms/releases/content-release.ts';
import type { ReleaseLogEntry } from '#engine/cms/releases/release-log.ts';
import { withoutSchemaReference } from '#engine/cms/releases/release-source.ts';
import { type ContentReleaseStore, LiveReleaseMovedError } from '#engine/cms/releases/release-store.ts';
import {
  type FindSiteErrors,
  judgeSite,
  type PublishCandidate,
  selectPublishableCandidates,
} from '#engine/cms/select-publishable.ts';
import { formatPictureId } from '#engine/cms/source-pictures.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import type { FindEditor } from './find-editors.ts';
import {
  editSites,
  inspectReleasedPicture,
  readWorkingRelease,
  type SiteEdit,
  type WorkingRelease,
  type WorkingReleaseDependencies,
} from './working-release.ts';

export interface EditPublisherOptions extends Pick<WorkingReleaseDependencies, 'check'> {
  readonly releases: Pick<
    ContentReleaseStore,
    | 'live'
    | 'read'
    | 'readSite'
    | 'readPicture'
    | 'switchTo'
    | 'judgeApproval'
    | 'readJudgement'
    | 'writeJudgement'
    | 'writeSuccessor'
    | 'writeNote'
  >;
  readonly judge: FindSiteErrors;
  /** Version of these checks. */
  readonly checksVersion: string;
  readonly readAsset: ContentSource['readAsset'];
  readonly clock: () => number;
  /** Milliseconds for all nodes to read a release before they switch to it. */
  readonly leadTime: number;
  /** Who publishes, for the log. */
  readonly by: string;
  /** Who edited a document, for the log. */
  readonly findEditor: FindEditor;
  /** Signs that a release may go live after an entry; null where edits need no approval. */
  readonly approve: ((release: string, ground: number) => Promise<void>) | null;
  /** Name of the note of what was published of this CMS. */
  readonly note: string;
  /** Contents of the CMS all of whose edits were published. */
  readonly published: PublishedContents;
  /** Called for an edit that waits because of errors, once for the same errors. */
  readonly blocked: (id: string, errors: readonly ConfigError[]) => void;
}

export interface PublishedContents {
  readonly sites: ReadonlyMap<string, ReleasedSite>;
  /** Its version, and the hash of each site. */
  readonly release: Omit<ContentRelease, 'hash'>;
}

/** Edits of the CMS that become releases: each is the live release with the edits that have no error. */
export interface EditPublisher {
  take(change: Pick<ContentChange, 'documents' | 'assets'>): void;
  /** The new entry of the log; null where there is nothing to publish now. */
  publish(signal: AbortSignal): Promise<ReleaseLogEntry | null>;
}

type WaitingEdit =
  | { readonly id: string; readonly document: ContentChange['documents'][number] }
  | { readonly id: string; readonly asset: ContentChange['assets'][number] };

interface EditedDocuments {
  readonly documents: EditableDocuments;
  readonly edits: readonly SiteEdit[];
}

/** An edit without errors of its own. */
interface CheckedEdit {
  readonly waiting: WaitingEdit;
  readonly candidate: PublishCandidate;
  readonly edit: SiteEdit;
}

export function createEditPublisher(options: EditPublisherOptions): EditPublisher {
  const { releases, judge, check, clock } = options;
  const waiting = new Map<string, WaitingEdit>();
  const reported = new Map<string, string>();
  const pictures = new Map<string, Uint8Array>();
  const readPicture = async (hash: string) => pictures.get(hash) ?? releases.readPicture(hash);
  let { published } = options;
  let working: WorkingRelease | null = null;
  /** Edits that wait for others are tried again only with these, or on another release. */
  let triedOn = -1;

  const reportBlockedEdit = ({ id }: WaitingEdit, errors: readonly ConfigError[]) => {
    const text = JSON.stringify(errors);
    if (reported.get(id) === text) return;
    reported.set(id, text);
    options.blocked(id, errors);
  };

  const checkOne = async (edit: WaitingEdit, signal: AbortSignal): Promise<CheckedEdit | null> => {
    const { errors, ...checked } =
      'document' in edit ? checkEditedDocument(edit, check) : await checkPicture(edit, signal);
    if (checked.candidate && checked.edit) return { waiting: edit, candidate: checked.candidate, edit: checked.edit };
    reportBlockedEdit(edit, errors);
    return null;
  };

  const checkPicture = async ({ asset }: Extract<WaitingEdit, { asset: unknown }>, signal: AbortSignal) => {
    const { site, name } = asset;
    const source = `${site}/assets/${name}`;
    if (asset.revision === null)
      return { candidate: { site, name, asset: null, source }, edit: { site, name, next: null }, errors: [] };
    const bytes = await options.readAsset(asset, signal);
    const hash = hashContent(bytes);
    pictures.set(hash, bytes);
    const inspected = await inspectReleasedPicture(site, name, hash, bytes);
    if (!inspected.asset) return { candidate: null, edit: null, errors: inspected.errors };
    const candidate = { site, name, asset: inspected.asset, source };
    return { candidate, edit: { site, name, next: { name, hash } }, errors: [] };
  };

  const select = async (base: WorkingRelease, signal: AbortSignal) => {
    const checked: CheckedEdit[] = [];
    for (const edit of waiting.values()) {
      const one = await checkOne(edit, signal);
      if (one) checked.push(one);
    }
    const { refused, documents } = await selectPublishableCandidates(
      base.documents,
      checked.map(({ candidate }) => candidate),
      judge,
    );
    const errorsOf = new Map(refused.map(({ candidate, errors }) => [candidate, errors]));
    const accepted = checked.filter(({ candidate, waiting: edit }) => {
      const errors = errorsOf.get(candidate);
      if (errors) reportBlockedEdit(edit, errors);
      return !errors;
    });
    return { accepted, documents };
  };

  /** Spares nodes their own judging. Where the release before was judged, only sites that the edits touch are. */
  const writeJudgement = async (live: ReleaseLogEntry, release: string, edited: EditedDocuments) => {
    const { documents, edits } = edited;
    const isJudged = (await releases.readJudgement(live.release, options.checksVersion)) === 'same checks';
    const sites = isJudged ? documents.withDescendants(edits.map(({ site }) => site)) : documents.sites;
    if ([...sites].every((site) => judgeSite(documents, site, judge).length === 0))
      await releases.writeJudgement(release, options.checksVersion);
  };

  const writeSites = async (
    sites: ReadonlyMap<string, ReleasedSite>,
    former: Omit<ContentRelease, 'hash'>,
    edits: readonly SiteEdit[],
  ) => {
    const touched = new Set(edits.map(({ site }) => site));
    const unchanged = Object.fromEntries(Object.entries(former.sites).filter(([site]) => !touched.has(site)));
    const changed = [...touched].flatMap((site) => sites.get(site) ?? []);
    return releases.writeSuccessor({ ...former, sites: unchanged }, changed, readPicture);
  };

  const findEditors = async (edits: readonly CheckedEdit[], signal: AbortSignal) => {
    const found = await Promise.all(
      edits.map(async ({ waiting: edit }) => {
        const name = 'document' in edit ? await options.findEditor(edit.document, signal) : null;
        return name === null ? [] : [[edit.id, name] as const];
      }),
    );
    return Object.fromEntries(found.flat());
  };

  const switchTo = async (
    live: ReleaseLogEntry,
    release: string,
    edited: Required<Pick<ReleaseLogEntry, 'edits' | 'editors'>>,
  ) => {
    if (release === live.release) return live;
    await options.approve?.(release, live.number);
    const next = { action: 'edit', release, at: clock() + options.leadTime, by: options.by } as const;
    const { by, fault } = await releases.judgeApproval({ ...next, number: live.number + 1 });
    if (fault) throw new Error(fault);
    return releases.switchTo({ ...next, approvedBy: by.length > 0 ? by.join(', ') : null, ...edited }, live);
  };

  /** Remembered, so that a restart publishes what was edited in between, and nothing else. */
  const notePublished = async (edits: readonly SiteEdit[]) => {
    const sites = editSites(published.sites, edits);
    const release = await writeSites(sites, published.release, edits);
    published = { sites, release };
    await releases.writeNote(options.note, release.hash);
  };

  return {
    take({ documents, assets }) {
      for (const document of documents) {
        const id = formatDocumentId(document);
        waiting.delete(id);
        waiting.set(id, { id, document });
      }
      for (const asset of assets) waiting.set(formatPictureId(asset), { id: formatPictureId(asset), asset });
      triedOn = -1;
    },
    async publish(signal) {
      if (waiting.size === 0) return null;
      const live = await releases.live();
      if (!live || live.at > clock() || live.number === triedOn) return null;
      working = await readWorkingRelease(options, live, working);
      triedOn = live.number;
      try {
        const { accepted, documents } = await select(working, signal);
        if (accepted.length === 0) return null;
        const edits = accepted.map(({ edit }) => edit);
        const { hash } = await writeSites(editSites(working.sites, edits), working.release, edits);
        await writeJudgement(live, hash, { documents, edits });
        const entry = await switchTo(live, hash, {
          edits: accepted.map(({ waiting: { id } }) => id),
          editors: await findEditors(accepted, signal),
        });
        for (const { waiting: edit } of accepted) {
          if (waiting.get(edit.id) === edit) waiting.delete(edit.id);
          reported.delete(edit.id);
        }
        await notePublished(edits);
        return entry === live ? null : entry;
      } catch (error) {
        triedOn = -1;
        if (error instanceof LiveReleaseMovedError) return null;
        throw error;
      } finally {
        pictures.clear();
      }
    },
  };
}

function checkEditedDocument(
  { document }: Extract<WaitingEdit, { document: unknown }>,
  check: WorkingReleaseDependencies['check'],
): { candidate: PublishCandidate | null; edit: SiteEdit | null; errors: readonly ConfigError[] } {
  const { site, kind, name } = document;
  const key: DocumentKey = { site, kind, name };
  const source = `${site}/${kind}/${name}`;
  if (document.text === null)
    return { candidate: { key, source, document: null }, edit: { ...key, next: null }, errors: [] };
  const raw: RawDocument = { ...key, source, text: document.text };
  const checked = check(raw);
  if (!checked.document) return { candidate: null, edit: null, errors: checked.errors };
  const value = withoutSchemaReference(JSON.parse(document.text));
  return {
    candidate: { key, source, document: checked.document },
    edit: { ...key, next: { kind, name, value } },
    errors: [],
  };
}
