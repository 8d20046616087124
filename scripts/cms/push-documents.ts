import { type CmsClient, CmsRejectedError, type CmsRow } from './cms-client.ts';
import { type CmsSeedDocumentFile, getCmsRowId, SEEDED_COLLECTIONS } from './seed-files.ts';

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
  readonly file?: CmsSeedDocumentFile;
}

const batch = 100;

/**
 * Publishes these documents in the CMS. Refused ones are tried again as long as others succeed, because documents that
 * reference each other can only be published in a certain order.
 */
export async function pushDocuments(cms: CmsClient, files: readonly CmsSeedDocumentFile[], prune: boolean) {
  const rows = await allRows(cms);
  const ids = new Set(files.map(getCmsRowId));
  const extra = [...rows].filter(([id]) => !ids.has(id)).map(([id, { collection }]) => ({ id, collection }));
  const writes = files.flatMap((file) => taskFor(file, rows.get(getCmsRowId(file))?.row) ?? []);
  // Referencing documents are removed before referenced ones, in the reverse order of publishing.
  const removals = prune ? extra.map((row): Task => ({ ...row, verb: 'remove' })).reverse() : [];
  const written = await runUntilStuck(cms, writes);
  const removed = await runUntilStuck(cms, removals);
  const idsOf = (verb: Task['verb']) => written.done.filter((task) => task.verb === verb).map(({ id }) => id);
  return {
    refused: [...written.refused, ...removed.refused],
    created: idsOf('create'),
    updated: idsOf('update'),
    unchanged: files.length - writes.length,
    extra: extra.map(({ id }) => id),
  };
}

async function allRows(cms: CmsClient): Promise<Map<string, { collection: string; row: CmsRow }>> {
  const rows = new Map<string, { collection: string; row: CmsRow }>();
  for (const collection of SEEDED_COLLECTIONS) {
    for (const row of await cms.rows(collection)) rows.set(row.id, { collection, row });
  }
  return rows;
}

function taskFor(file: CmsSeedDocumentFile, row: CmsRow | undefined): Task | null {
  const task = { id: getCmsRowId(file), collection: file.collection, file };
  if (!row) return { ...task, verb: 'create' };
  const same = row.status === 'published' && JSON.stringify(row.document) === JSON.stringify(file.document);
  return same ? null : { ...task, verb: 'update' };
}

async function runUntilStuck(
  cms: CmsClient,
  tasks: readonly Task[],
): Promise<{ done: Task[]; refused: RejectedDocument[] }> {
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
async function run(cms: CmsClient, tasks: readonly Task[], done: Task[], refused: Map<Task, string>): Promise<void> {
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

async function send(cms: CmsClient, collection: string, verb: Task['verb'], tasks: readonly Task[]): Promise<void> {
  const files = tasks.flatMap(({ file }) => file ?? []);
  switch (verb) {
    case 'create':
      await cms.create(collection, files.map(asRow));
      return;
    case 'update':
      await cms.update(
        collection,
        files.map((file) => ({ id: getCmsRowId(file), status: 'published', document: file.document })),
      );
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

function asRow(file: CmsSeedDocumentFile): CmsRow {
  const { site, kind, name, document } = file;
  return { id: getCmsRowId(file), site, kind, name, status: 'published', document };
}
