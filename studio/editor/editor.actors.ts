import { fromPromise } from 'xstate';
import type { DraftAnswer, PublishAnswer, StageAnswer, StudioDocumentChange, StudioDocumentKey } from '../api-types.ts';
import type { EditorContext, EditorEvent, EditorPlace, LoadedDocument } from './editor.types.ts';
import { newPageMessages } from './new-page.messages.gen.ts';
import { isPageAddress } from './new-page.ts';
import { formatDocumentId, getMergedValue, isSameValue, listChangedDocuments } from './open-documents.ts';
import { readPageSettings } from './page-value.ts';
import { listUnsavedDocuments } from './rival-versions.ts';

/** Rendered answer with its revision. */
export interface Revised<Answer> {
  readonly revision: number;
  readonly answer: Answer;
}

/** A document that was created, with its first value. */
export interface Creation {
  readonly place: EditorPlace;
  readonly opened: LoadedDocument;
  readonly value: unknown;
  readonly change: string;
}

/** A value that was sent to be stored as a draft, or to end one. */
export interface StoredChange {
  readonly id: string;
  readonly value: unknown;
  readonly answer: DraftAnswer;
}

export interface Publication {
  readonly changes: readonly StudioDocumentChange[];
  readonly answer: PublishAnswer;
  /** Whether the shop serves the published versions; false also when that could not be found out in time. */
  readonly isServed: boolean;
}

export const editorActors = {
  loadDrafts: fromPromise<readonly LoadedDocument[], EditorContext>(({ input: { client, drafts }, signal }) =>
    Promise.all(drafts.map(async (key) => ({ key, answer: await client.openDocument(key, signal) }))),
  ),
  loadDocument: fromPromise<readonly LoadedDocument[], EditorContext>(async ({ input: { client, place }, signal }) =>
    place ? [{ key: place.key, answer: await client.openDocument(place.key, signal) }] : [],
  ),
  createDocument: fromPromise<Creation, { readonly context: EditorContext; readonly event: EditorEvent }>(
    async ({ input: { context, event }, signal }) => {
      if (event.type !== 'DOCUMENT.CREATE') throw new Error(`${event.type} creates no document`);
      const { place, value, change } = event;
      const opened = await openUnusedDocument(context, place.key, signal);
      const { blank } = opened.answer;
      return { place: { ...place, key: opened.key }, opened, value: { ...Object(blank), ...value }, change };
    },
  ),
  openStage: fromPromise<Revised<StageAnswer>, EditorContext>(async ({ input, signal }) => ({
    revision: input.revision,
    answer: await showOnStage(input, true, signal),
  })),
  renderStage: fromPromise<Revised<StageAnswer>, EditorContext>(async ({ input, signal }) => ({
    revision: input.revision,
    answer: await showOnStage(input, false, signal),
  })),
  saveDrafts: fromPromise<readonly StoredChange[], EditorContext>(({ input, signal }) => {
    const { client, documents, history, revisions } = input;
    const stored = listUnsavedDocuments(input).flatMap((id): Promise<StoredChange>[] => {
      const document = documents[id];
      if (!document) return [];
      const { key, published, base } = document;
      const value = history.present[id] ?? null;
      const { basedOn = published, base: from = base } = history.bases[id] ?? {};
      const draftBase = revisions[id] ?? null;
      const answer = isSameValue(value, published)
        ? client.discardDraft({ ...key, draftBase })
        : client.saveDraft({ ...key, value, base: from, basedOn, draftBase }, signal);
      return [answer.then((one) => ({ id, value, answer: one }))];
    });
    return Promise.all(stored);
  }),
  discardDrafts: fromPromise<readonly StoredChange[], EditorContext>(({ input }) =>
    Promise.all(
      listChanges(input).map(async ({ site, kind, name, draftBase }) => {
        const id = formatDocumentId({ site, kind, name });
        const answer = await input.client.discardDraft({ site, kind, name, draftBase });
        return { id, value: input.documents[id]?.published ?? null, answer };
      }),
    ),
  ),
  publish: fromPromise<Publication, EditorContext>(async ({ input }) => {
    const changes = listChanges(input);
    const answer = await input.client.publish(changes);
    if (answer.kind !== 'published') return { changes, answer, isServed: false };
    const documents = changes.map(({ site, kind, name, value }) => ({ site, kind, name, value }));
    // A failed check of the shop does not undo the publication.
    return { changes, answer, isServed: await input.client.waitUntilServed({ documents }).catch(() => false) };
  }),
};

function showOnStage(context: EditorContext, wantsLink: boolean, signal: AbortSignal): Promise<StageAnswer> {
  const { place, stage, client, viewer } = context;
  const site = place?.page.site ?? '';
  const path = findPathOnStage(context);
  const changed = listChanges(context).map(({ base: _, draftBase: __, ...document }) => document);
  const documents = [...changed, ...listUnchangedPlace(context)];
  return client.showOnStage({ stage, site, path, viewer, wantsLink, documents }, signal);
}

/** The document that is edited while it has no change, because the published one may have faults. */
function listUnchangedPlace({ place, documents, history: { present } }: EditorContext) {
  const id = place ? formatDocumentId(place.key) : '';
  const document = documents[id];
  const value = present[id] ?? null;
  return document && value !== null && isSameValue(value, document.published) ? [{ ...document.key, value }] : [];
}

/** The address that a page has now, so that one whose address is typed stays on the stage. */
function findPathOnStage({ place, documents, history: { present } }: EditorContext): string {
  if (!place) return '/';
  const id = formatDocumentId(place.key);
  const document = place.key.kind === 'page' ? documents[id] : undefined;
  const typed = document ? readPageSettings(getMergedValue(document, present[id]))?.path : null;
  return typed && isPageAddress(typed) ? typed : (place.page.path ?? '/');
}

/** Most names that are tried for a new document. */
const NAMES_TRIED = 20;

/** Hidden pages and other people's drafts have names that no list shows, so that a free one is looked for. */
async function openUnusedDocument(
  { client }: EditorContext,
  key: StudioDocumentKey,
  signal: AbortSignal,
): Promise<LoadedDocument> {
  for (let count = 1; count <= NAMES_TRIED; count += 1) {
    const tried = count === 1 ? key : { ...key, name: `${key.name}-${count}` };
    const answer = await client.openDocument(tried, signal);
    if (answer.value === null && answer.published === null && answer.inherited === null) return { key: tried, answer };
  }
  throw new Error(newPageMessages.noName({ name: key.name }));
}

function listChanges({ documents, history, revisions }: EditorContext): readonly StudioDocumentChange[] {
  const { present } = history;
  return listChangedDocuments(documents, present).flatMap((id): StudioDocumentChange[] => {
    const document = documents[id];
    if (!document) return [];
    const base = history.bases[id]?.base ?? document.base;
    return [{ ...document.key, value: present[id] ?? null, base, draftBase: revisions[id] ?? null }];
  });
}
