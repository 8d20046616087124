import {
  addRevisionToRowDocument,
  hashDocumentRevision,
  splitDocumentAndRevision,
} from '../../cms-extension/revision.ts';
import type { ContentChange } from '../content-releases/list-changes.ts';
import { type CmsClient, CmsRejectedError, type CmsRow } from './cms-client.ts';
import type { CmsContents, StoredCmsRow } from './cms-contents.ts';
import { COLLECTIONS_BY_KIND } from './seed-files.ts';

/** A document that the CMS refused to save or remove, with its message. */
export interface RejectedDocument {
  readonly id: string;
  readonly message: string;
}

/** One change of a row. */
interface Task {
  readonly id: string;
  readonly collection: string;
  readonly verb: 'create' | 'update' | 'remove';
  readonly row: Partial<CmsRow>;
  /** Revision of the stored document; null without one. */
  readonly base: string | null;
}

interface Outcome {
  readonly done: readonly Task[];
  readonly refused: readonly RejectedDocument[];
}

const batch = 100;

/** What Directus takes in one request, without a setting. */
const MOST_BYTES_TOGETHER = 900_000;

/** Order in which documents can be published: referenced ones before those that reference them. */
const PUSH_ORDER = [...COLLECTIONS_BY_KIND.keys()];

/**
 * Publishes and removes these documents in the CMS. Refused ones are tried again as long as others succeed, because
 * documents that reference each other can only be published in a certain order. `together` publishes all or none, where
 * one request can contain them.
 */
export async function pushDocuments(
  cms: Pick<CmsClient, 'create' | 'update' | 'remove' | 'publish' | 'comparesRevisions'>,
  changes: readonly ContentChange[],
  { rows, together }: Pick<CmsContents, 'rows'> & { readonly together: boolean },
) {
  const isCompared = changes.length > 0 && (await cms.comparesRevisions());
  const tasks = changes
    .flatMap((change) => createTask(change, rows.get(change.id), isCompared) ?? [])
    .toSorted((one, other) => one.order - other.order);
  const isRemoval = ({ verb }: Task) => verb === 'remove';
  const writes = tasks.filter((task) => !isRemoval(task));
  const isOneRequest = together && isCompared && fitsOneRequest(writes);
  const written = isOneRequest ? await publishAllOrNone(cms, writes) : await runUntilStuck(cms, writes);
  // Referencing documents are removed before referenced ones, in the reverse order of publishing. What was refused may
  // be what no longer references them.
  const removals = tasks.filter(isRemoval).reverse();
  const isRemovalSkipped = isOneRequest && written.refused.length > 0;
  const removed = isRemovalSkipped
    ? { done: [], refused: removals.map(refuseRemoval) }
    : await runUntilStuck(cms, removals);
  const idsOf = (verb: Task['verb']) =>
    [...written.done, ...removed.done].filter((task) => task.verb === verb).map(({ id }) => id);
  return {
    refused: [...written.refused, ...removed.refused],
    created: idsOf('create'),
    updated: idsOf('update'),
    removed: idsOf('remove'),
  };
}

function createTask(
  { id, next, former }: ContentChange,
  row: StoredCmsRow | undefined,
  isCompared: boolean,
): (Task & { readonly order: number }) | null {
  const entry = next ?? former;
  if (!entry || entry.kind === 'picture') return null;
  const { site, kind, name } = entry;
  const base = row ? hashDocumentRevision(row.document) : null;
  const task = { id, collection: COLLECTIONS_BY_KIND.get(kind) ?? '', order: PUSH_ORDER.indexOf(kind), base };
  if (!next) return { ...task, verb: 'remove', row: { id } };
  const [status, document] = ['published', next.value];
  const fields = { id, status, document };
  if (base === null) return { ...task, verb: 'create', row: { ...fields, site, kind, name } };
  // With its revision the CMS refuses the document if an editor saves it after it was read here.
  const compared = isCompared ? addRevisionToRowDocument({ document }, base) : {};
  return { ...task, verb: 'update', row: { ...fields, ...compared } };
}

/** The next write removes it. */
function refuseRemoval({ id }: { readonly id: string }): RejectedDocument {
  return { id, message: 'Not removed, because other documents were refused.' };
}

function fitsOneRequest(tasks: readonly Task[]): boolean {
  const isFew = tasks.length > 0 && tasks.length <= batch;
  return isFew && Buffer.byteLength(JSON.stringify(tasks)) <= MOST_BYTES_TOGETHER;
}

async function publishAllOrNone(cms: Pick<CmsClient, 'publish'>, tasks: readonly Task[]): Promise<Outcome> {
  const documents = tasks.map(({ collection, id, base, row }) => {
    const { document } = splitDocumentAndRevision(row.document);
    return { collection, item: id, base, document };
  });
  try {
    await cms.publish(documents);
    return { done: tasks, refused: [] };
  } catch (error) {
    if (!(error instanceof CmsRejectedError)) throw error;
    const { message } = error;
    return { done: [], refused: tasks.map(({ id }) => ({ id, message })) };
  }
}

async function runUntilStuck(
  cms: Pick<CmsClient, 'create' | 'update' | 'remove'>,
  tasks: readonly Task[],
): Promise<Outcome> {
  const done: Task[] = [];
  let left = tasks;
  for (;;) {
    const refused = new Map<Task, string>();
    for (const group of groupsOf(left)) await run(cms, group, done, refused);
    const isStuck = refused.size === left.length || refused.size === 0;
    if (isStuck) return { done, refused: [...refused].map(([{ id }, message]) => ({ id, message })) };
    left = [...refused.keys()];
  }
}

/** Sends tasks in one request; one by one if the CMS refuses that, to find the refused ones. */
async function run(
  cms: Pick<CmsClient, 'create' | 'update' | 'remove'>,
  tasks: readonly Task[],
  done: Task[],
  refused: Map<Task, string>,
): Promise<void> {
  const [first] = tasks;
  if (!first) return;
  try {
    await send(cms, first.collection, first.verb, tasks);
    done.push(...tasks);
  } catch (error) {
    if (!(error instanceof CmsRejectedError)) throw error;
    if (tasks.length === 1) refused.set(first, error.message);
    else for (const task of tasks) await run(cms, [task], done, refused);
  }
}

async function send(
  cms: Pick<CmsClient, 'create' | 'update' | 'remove'>,
  collection: string,
  verb: Task['verb'],
  tasks: readonly Task[],
): Promise<void> {
  const rows = tasks.map(({ row }) => row);
  switch (verb) {
    case 'create':
      await cms.create(collection, rows);
      return;
    case 'update':
      await cms.update(collection, rows);
      return;
    case 'remove':
      await cms.remove(
        collection,
        tasks.map(({ id }) => id),
      );
  }
}

/** Groups consecutive tasks that one request can contain. */
function groupsOf(tasks: readonly Task[]): Task[][] {
  const groups: Task[][] = [];
  for (const task of tasks) {
    const last = groups.at(-1);
    const [first] = last ?? [];
    const fits = first?.collection === task.collection && first.verb === task.verb && last && last.length < batch;
    if (fits) last.push(task);
    else groups.push([task]);
  }
  return groups;
}
