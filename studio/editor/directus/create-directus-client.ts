import type { ConfigError } from '#engine/validation/config-error.ts';
import type {
  DraftAnswer,
  MessagesAnswer,
  PublishAnswer,
  ServedAnswer,
  StageAnswer,
  StoredDraft,
  StudioDocumentChange,
  StudioDocumentKey,
  StudioFlow,
  StudioInheritanceAnswer,
  StudioReach,
  StudioUsesAnswer,
} from '../../api-types.ts';
import { type StudioClient, toKeyQuery } from '../studio-client.ts';
import { type CmsDocument, readCmsDocument, toCmsItem, toDocumentAnswer, toDraftFields } from './cms-documents.ts';
import { CmsCallError, type CmsPort } from './cms-port.ts';
import type { TicketedServer } from './ticketed-server.ts';

/** Stores documents in the CMS, with the session and the rights of the editor. All calls throw `StudioCallError`. */
export function createDirectusClient(cms: CmsPort, server: TicketedServer): StudioClient {
  const read = async (key: StudioDocumentKey) => readCmsDocument(await cms.call('read', toCmsItem(key)));
  const readInheritance = async (key: StudioDocumentKey, signal?: AbortSignal) =>
    (await server.call('GET', `/api/inherited?${toKeyQuery(key)}`, undefined, signal)) as StudioInheritanceAnswer;
  return {
    openDocument: async (key, signal) => {
      const [document, inheritance] = await Promise.all([read(key), readInheritance(key, signal)]);
      return { ...toDocumentAnswer(document), ...inheritance };
    },
    listUses: async (key, signal) =>
      ((await server.call('GET', `/api/uses?${toKeyQuery(key)}`, undefined, signal)) as StudioUsesAnswer).uses,
    findReach: async (key, signal) =>
      (await server.call('GET', `/api/reach?${toKeyQuery(key)}`, undefined, signal)) as StudioReach,
    saveDraft: async ({ value, base, draftBase, basedOn: _, ...key }) => {
      const before = await read(key);
      if (before.draft && before.draft.revision !== draftBase) return toNewer(before, before.draft);
      const fields = toDraftFields(value, draftBase || base);
      const version = before.draft?.version ?? null;
      try {
        await cms.call('saveDraft', { ...toCmsItem(key), version, isNew: !before.isStored, fields });
      } catch (error) {
        const now = await read(key);
        const rival = now.draft && now.draft.revision !== draftBase ? now.draft : toPublishedRival(now, base);
        if (!rival) throw error;
        return toNewer(now, rival);
      }
      const { draft, published, publishedBase } = await read(key);
      return { kind: 'saved', revision: draft?.revision ?? '', newest: { published, publishedBase } };
    },
    discardDraft: async ({ draftBase, ...key }) => {
      const before = await read(key);
      const { draft } = before;
      if (draft && draftBase && draft.revision !== draftBase) return toNewer(before, draft);
      if (draft) await cms.call('discardDraft', { version: draft.version });
      return { kind: 'discarded' };
    },
    showOnStage: async (request, signal) => (await server.call('POST', '/api/stage', request, signal)) as StageAnswer,
    findMessages: async (request, signal) =>
      (await server.call('POST', '/api/messages', request, signal)) as MessagesAnswer,
    listFlows: async () => (await server.call('GET', '/api/flows')) as readonly StudioFlow[],
    share: async (request) =>
      (await server.call('POST', '/api/share', request)) as Awaited<ReturnType<StudioClient['share']>>,
    waitUntilServed: async (request) => ((await server.call('POST', '/api/served', request)) as ServedAnswer).isServed,
    publish: async (changes) => {
      const before = await Promise.all(changes.map(read));
      const documents = changes.map((change, index) => toPublication(change, before[index]));
      try {
        const published = await cms.call('publish', { documents });
        // A draft that another editor has changed is retained. One that can't be deleted equals what is published.
        await Promise.allSettled(
          before.flatMap(({ draft }, index) =>
            draft && draft.revision === changes[index]?.draftBase
              ? [cms.call('discardDraft', { version: draft.version })]
              : [],
          ),
        );
        return { kind: 'published', bases: changes.map((_, index) => readBase(published, index)) };
      } catch (error) {
        const refused = error instanceof CmsCallError ? await readRefusal(error, changes) : null;
        if (!refused) throw error;
        return refused;
      }
    },
  };

  async function readRefusal(
    { failure: { status, body } }: CmsCallError,
    changes: readonly StudioDocumentChange[],
  ): Promise<PublishAnswer | null> {
    if (status === 409) {
      const newest = await Promise.all(changes.map(async (change) => ({ change, now: await read(change) })));
      const documents = newest
        .filter(({ change, now }) => now.publishedBase !== change.base)
        .map(({ change: { site, kind, name }, now: { published, publishedBase } }) => ({
          site,
          kind,
          name,
          published,
          publishedBase,
        }));
      return { kind: 'outdated', documents };
    }
    const { problems }: { problems?: unknown } = Object(body);
    if (status !== 422 || !Array.isArray(problems)) return null;
    const sources = new Map(
      await Promise.all(
        changes.map(async (key) => [toCmsItem(key).item, (await readInheritance(key)).source] as const),
      ),
    );
    // The CMS names documents by their ids, and the engine by their sources.
    const named = (problems as readonly ConfigError[]).map((problem) => ({
      ...problem,
      source: sources.get(problem.source) ?? problem.source,
    }));
    return { kind: 'faulty', problems: named };
  }
}

/** Newer published version; null for none. */
function toPublishedRival(
  { isStored, published, publishedBase }: CmsDocument,
  base: string,
): Pick<StoredDraft, 'value' | 'base' | 'revision'> | null {
  return isStored && publishedBase !== base ? { value: published, base: publishedBase, revision: '' } : null;
}

function toNewer(
  { published, publishedBase }: CmsDocument,
  { value, base, revision }: Pick<StoredDraft, 'value' | 'base' | 'revision'>,
): DraftAnswer {
  const basedOn = base === publishedBase ? published : undefined;
  return { kind: 'newer', draft: { value, base, basedOn, revision }, newest: { published, publishedBase } };
}

/** A document is removed by its draft, which archives it. */
function toPublication({ value, base, ...key }: StudioDocumentChange, before: CmsDocument | undefined): object {
  const target = { ...toCmsItem(key), base: before?.isStored ? base : null };
  return value === null && before?.draft?.value === null
    ? { ...target, version: before.draft.version }
    : { ...target, document: value };
}

function readBase(published: unknown, index: number): string {
  const { base }: { base?: unknown } = Object(Array.isArray(published) ? published[index] : null);
  return typeof base === 'string' ? base : '';
}
