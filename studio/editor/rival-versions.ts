import { isSameJson, type MergeConflict, type MergeSide, mergeVersions } from '#engine/site/merge-versions.ts';
import type { DraftAnswer, PublishedVersion, StoredDraft } from '../api-types.ts';
import { changeNamesMessages } from './change-names.messages.gen.ts';
import { conflictsMessages } from './conflicts.messages.gen.ts';
import type { CopiedChange, EditorContext } from './editor.types.ts';
import { addToHistory, type DraftBase, type EditHistory, mapDocumentVersions } from './history.ts';
import { formatDocumentId, type OpenDocument } from './open-documents.ts';
import type { RivalVersion } from './rival-version.ts';

/** Null where there is nothing to merge. */
export function findRival(
  { documents, history, rivals }: Pick<EditorContext, 'documents' | 'history' | 'rivals'>,
  id: string,
): RivalVersion | null {
  const rival = rivals[id];
  if (rival) return rival;
  const document = documents[id];
  const based = history.bases[id];
  if (!document || !isOutdated(document, based)) return null;
  const { published: theirs, base } = document;
  return { kind: 'published', ancestor: based?.basedOn, theirs, base: { base, basedOn: theirs } };
}

/** Whether another version was published after the draft began. */
function isOutdated(document: OpenDocument, based: DraftBase | undefined): boolean {
  return based !== undefined && based.base !== document.base;
}

/** Merges the own version with its rival, as one change. */
export function mergeWithRival(
  context: EditorContext,
  id: string,
  choose: (conflict: MergeConflict) => MergeSide,
): EditorContext {
  const rival = findRival(context, id);
  if (!rival) return context;
  const { value } = mergeVersions(rival.ancestor, context.history.present[id] ?? null, rival.theirs, choose);
  const history = rival.kind === 'draft' ? mergeIntoVersions(context.history, id, rival) : context.history;
  const values = { ...history.present, [id]: value };
  const bases = { ...history.bases, [id]: rival.base };
  const { [id]: _, ...rivals } = context.rivals;
  return changed(context, {
    history: addToHistory(history, values, changeNamesMessages.merge(), null, bases),
    rivals,
    notice: { level: 'success', text: conflictsMessages.used() },
  });
}

/**
 * Takes what the server has published. Where nothing was changed on top of the former version, the new one replaces it;
 * otherwise the document is outdated.
 */
export function takeNewest(context: EditorContext, id: string, newest: PublishedVersion): EditorContext {
  const document = context.documents[id];
  if (!document || document.base === newest.publishedBase) return context;
  const { published, publishedBase: base } = newest;
  return advanceUnchanged({
    ...context,
    documents: { ...context.documents, [id]: { ...document, published, base } },
  });
}

/** Replaces former published versions that were not changed, so that publishing never reverts changes of others. */
export function advanceUnchanged(context: EditorContext): EditorContext {
  return Object.entries(context.documents).reduce((advanced, [id, document]) => {
    const { history, saved } = advanced;
    const based = history.bases[id];
    if (!based || !isOutdated(document, based) || !isSameJson(history.present[id] ?? null, based.basedOn ?? null))
      return advanced;
    const { published, base } = document;
    const newest = { value: published, base: { base, basedOn: published } };
    return changed(advanced, {
      history: mapDocumentVersions(history, id, (value, former) =>
        isSameJson(value, former.basedOn ?? null) ? newest : { value, base: former },
      ),
      saved: isSameJson(saved[id] ?? null, based.basedOn ?? null) ? { ...saved, [id]: published } : saved,
    });
  }, context);
}

/** @param value the value that was sent */
export function takeDraftAnswer(
  context: EditorContext,
  id: string,
  value: unknown,
  answer: DraftAnswer,
): EditorContext {
  if (answer.kind === 'newer') return takeNewerDraft(takeNewest(context, id, answer.newest), id, answer.draft);
  const revision = answer.kind === 'saved' ? answer.revision : null;
  const taken: EditorContext = {
    ...context,
    saved: { ...context.saved, [id]: value },
    revisions: { ...context.revisions, [id]: revision },
  };
  return answer.kind === 'saved' ? takeNewest(taken, id, answer.newest) : taken;
}

/** Merges the draft of another window into every version of the session; a conflict requires a choice first. */
function takeNewerDraft(context: EditorContext, id: string, draft: StoredDraft): EditorContext {
  const document = context.documents[id];
  if (!document) return context;
  const { history } = context;
  const { ancestor, base } = findAncestor(context, id, draft);
  const noticed: EditorContext = {
    ...context,
    saved: { ...context.saved, [id]: draft.value },
    revisions: { ...context.revisions, [id]: draft.revision },
  };
  const theirs = draft.value;
  if (mergeVersions(ancestor, history.present[id] ?? null, theirs).conflicts.length > 0)
    return { ...noticed, rivals: { ...context.rivals, [id]: { kind: 'draft', ancestor, theirs, base } } };
  return changed(noticed, {
    history: mergeIntoVersions(history, id, { ancestor, theirs, base }),
    notice: { level: 'success', text: conflictsMessages.used() },
  });
}

/** Merges another draft into every version, so that undo reverts only own changes. */
function mergeIntoVersions(
  history: EditHistory,
  id: string,
  { ancestor, theirs, base }: Pick<RivalVersion, 'ancestor' | 'theirs' | 'base'>,
): EditHistory {
  return mapDocumentVersions(history, id, (value, former) =>
    former.base === history.bases[id]?.base
      ? { value: mergeVersions(ancestor, value, theirs).value, base }
      : { value, base: former },
  );
}

/** Merges changes that were stored in the browser into the present version; a conflict requires a choice first. */
export function restoreCopy(
  context: EditorContext,
  id: string,
  { value, saved }: CopiedChange,
  change: string,
): EditorContext {
  const { history } = context;
  const theirs = history.present[id] ?? null;
  const merged = mergeVersions(saved, value, theirs);
  const isConflict = merged.conflicts.length > 0;
  const values = { ...history.present, [id]: isConflict ? value : merged.value };
  const base = history.bases[id] ?? { base: '', basedOn: null };
  const rival: RivalVersion = { kind: 'draft', ancestor: saved, theirs, base };
  return changed(context, {
    history: addToHistory(history, values, change, null),
    rivals: isConflict ? { ...context.rivals, [id]: rival } : context.rivals,
    notice: null,
  });
}

/** The version that the own one and another draft come from. */
export function findAncestor(
  { documents, history, saved }: Pick<EditorContext, 'documents' | 'history' | 'saved'>,
  id: string,
  draft: Pick<StoredDraft, 'base' | 'basedOn'>,
): Pick<RivalVersion, 'ancestor' | 'base'> {
  const newest = documents[id]?.base ?? '';
  const mine = history.bases[id] ?? { base: newest, basedOn: documents[id]?.published ?? null };
  const theirs: DraftBase = { base: draft.base, basedOn: draft.basedOn };
  if (theirs.base === mine.base) return { ancestor: saved[id], base: mine };
  if (theirs.base === newest) return { ancestor: mine.basedOn, base: theirs };
  if (mine.base === newest) return { ancestor: theirs.basedOn, base: mine };
  return { ancestor: undefined, base: mine };
}

/** Ids of documents whose value is to be stored; one that waits for a choice is not, because it would overwrite another. */
export function listUnsavedDocuments({
  documents,
  history,
  saved,
  rivals,
}: Pick<EditorContext, 'documents' | 'history' | 'saved' | 'rivals'>): readonly string[] {
  return Object.keys(documents).filter((id) => history.present[id] !== saved[id] && !(id in rivals));
}

/** Takes newer published versions that refused a publication. */
export function takeOutdated(
  context: EditorContext,
  outdated: readonly (PublishedVersion & Parameters<typeof formatDocumentId>[0])[],
): EditorContext {
  return outdated.reduce((taken, newest) => takeNewest(taken, formatDocumentId(newest), newest), context);
}

function changed(context: EditorContext, change: Partial<EditorContext>): EditorContext {
  return { ...context, ...change, revision: context.revision + 1 };
}
