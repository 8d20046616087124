import type { CmsCallName } from '#schemas/browser/cms-messages.ts';
import { CmsCallFailure, type DirectusApi, getData, parseId, postData, readId } from './directus-api.ts';
import { uploadPicture } from './upload-picture.ts';

/** Key of the draft that the Data Studio makes. Drafts of other keys are left alone. */
const DRAFT = 'draft';

/** Collections of documents, so that the studio reaches no others. */
const COLLECTION = /^(?:sites|site_config|theme|pages|layouts|content|posts|causes)$/;
const ITEM = /^[a-z0-9][a-z0-9._-]*:[a-z]+:[a-z0-9][a-z0-9._-]*$/;

/** Most publications of a document that are listed. */
const MOST_REVISIONS = 50;

type Parameters = Readonly<Record<string, unknown>>;

/** The calls that the studio may make. Each returns `data` of the answer of Directus. */
const CALLS: Readonly<Record<CmsCallName, (api: DirectusApi, parameters: Parameters) => Promise<unknown>>> = {
  ticket: (api) => getData(api, '/vitrine/studio-ticket'),
  listDrafts: (api) =>
    getData(api, '/versions', {
      filter: { key: { _eq: DRAFT } },
      fields: ['id', 'collection', 'item', 'delta'],
      limit: -1,
    }),
  read: async (api, parameters) => {
    const { collection, item } = parseItem(parameters);
    const rows = await getData(api, `/items/${collection}`, {
      filter: { id: { _eq: item } },
      fields: ['id', 'status', 'document'],
      limit: 1,
    });
    const row = Array.isArray(rows) ? (rows[0] ?? null) : null;
    return { row, draft: await (row ? readDraft(api, collection, item) : findNewDraft(api, collection, item)) };
  },
  saveDraft: async (api, parameters) => {
    const { collection, item } = parseItem(parameters);
    const { version, isNew, fields } = parameters;
    const target = { key: DRAFT, collection, ...(isNew === true ? {} : { item }) };
    const id = version === null ? readId(await postData(api, '/versions', target)) : parseId(version);
    const [site, kind, name] = item.split(':');
    const sent = { ...Object(fields), ...(isNew === true && { site, kind, name }) };
    return { id, fields: await postData(api, `/versions/${id}/save`, sent) };
  },
  discardDraft: async (api, { version }) => {
    await api.delete(`/versions/${parseId(version)}`);
    return null;
  },
  publish: (api, { documents }) => postData(api, '/vitrine/publish', { documents }),
  listRevisions: (api, parameters) => {
    const { collection, item } = parseItem(parameters);
    return getData(api, '/revisions', {
      filter: { collection: { _eq: collection }, item: { _eq: item }, version: { _null: true } },
      fields: ['id', 'activity.timestamp'],
      sort: ['-id'],
      limit: MOST_REVISIONS,
    });
  },
  readRevision: (api, { id }) => getData(api, `/revisions/${parseId(id)}`, { fields: ['data'] }),
  uploadPicture,
};

/** The draft of a document, with the revision of its document; null for none. */
async function readDraft(api: DirectusApi, collection: string, item: string): Promise<unknown> {
  const filter = { collection: { _eq: collection }, item: { _eq: item }, key: { _eq: DRAFT } };
  const versions = await getData(api, '/versions', { filter, fields: ['id', 'delta'], limit: 1 });
  const version: unknown = Array.isArray(versions) ? versions[0] : null;
  if (!version) return null;
  const merged = await getData(api, `/items/${collection}/${encodeURIComponent(item)}`, {
    fields: ['document'],
    version: DRAFT,
  });
  return { ...version, document: Object(merged).document };
}

/** The draft of a document that was never published, whose name is in the draft alone. */
async function findNewDraft(api: DirectusApi, collection: string, item: string): Promise<unknown> {
  const filter = { collection: { _eq: collection }, item: { _null: true }, key: { _eq: DRAFT } };
  const versions = await getData(api, '/versions', { filter, fields: ['id', 'delta'], limit: -1 });
  const [site, kind, name] = item.split(':');
  const found: unknown = (Array.isArray(versions) ? versions : []).find(({ delta }) => {
    const fields: Parameters = Object(delta);
    return fields['site'] === site && fields['name'] === name && (fields['kind'] ?? kind) === kind;
  });
  if (!found) return null;
  const { id, delta } = Object(await getData(api, `/versions/${readId(found)}`));
  return { id, delta, document: Object(delta).document };
}

/**
 * Answers a call of the studio. Calls that are not on the list are refused.
 *
 * @throws CmsCallFailure
 */
export async function answerCmsCall(api: DirectusApi, call: unknown, parameters: unknown): Promise<unknown> {
  if (typeof call !== 'string' || !isCmsCallName(call)) throw new CmsCallFailure({ status: 400, body: null });
  try {
    return await CALLS[call](api, Object(parameters));
  } catch (error) {
    if (error instanceof CmsCallFailure) throw error;
    const { status, data }: { status?: unknown; data?: unknown } = Object(Object(error).response);
    throw new CmsCallFailure({ status: typeof status === 'number' ? status : 0, body: data ?? null });
  }
}

function isCmsCallName(call: string): call is CmsCallName {
  return Object.hasOwn(CALLS, call);
}

function parseItem({ collection, item }: Parameters): { readonly collection: string; readonly item: string } {
  if (typeof collection === 'string' && COLLECTION.test(collection) && typeof item === 'string' && ITEM.test(item))
    return { collection, item };
  throw new CmsCallFailure({ status: 400, body: null });
}
