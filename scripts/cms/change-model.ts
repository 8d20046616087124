import type { ModelRequest } from '#engine/validation/document-migrations.ts';

/** Sends a request to the API of Directus as administrator, and returns its data. */
export type SendDirectusRequest = (request: {
  readonly method: 'GET' | ModelRequest['method'];
  readonly path: string;
  readonly body?: unknown;
}) => Promise<unknown>;

/** A collection, field or relation. */
interface ModelPart {
  readonly list: string;
  readonly collection: unknown;
  /** Undefined for a collection. */
  readonly field: unknown;
}

/**
 * Changes the model of Directus. Does nothing where the model is so already: after a migration that was cut short, or in
 * a Directus that was made with the model of a later engine.
 * @throws Error for a request that can't be repeated, because it names no collection, field or relation.
 */
export async function changeModelOnce(sendRequest: SendDirectusRequest, request: ModelRequest): Promise<void> {
  if (request.method !== 'PATCH') {
    const part = readModelPart(request);
    const exists = (await listParts(sendRequest, part)).some(
      ({ collection, field }) => collection === part.collection && field === part.field,
    );
    if (exists === (request.method === 'POST')) return;
  }
  await sendRequest(request);
}

function readModelPart({ method, path, body }: ModelRequest): ModelPart {
  const [, type = '', ...names] = path.split('/');
  const { collection, field }: { collection?: unknown; field?: unknown } = Object(body);
  const made = method === 'POST';
  const [first, second] = names;
  if (type === 'collections') return { list: '/collections', collection: made ? collection : first, field: undefined };
  if (type === 'fields') return { list: '/fields', collection: first, field: made ? field : second };
  if (type === 'relations')
    return { list: '/relations', collection: made ? collection : first, field: made ? field : second };
  throw new Error(
    `The migration of the model has the request ${method} ${path}. Use /collections, /fields or /relations, of which the CMS can tell whether it was made.`,
  );
}

async function listParts(
  sendRequest: SendDirectusRequest,
  { list }: Pick<ModelPart, 'list'>,
): Promise<readonly { readonly collection: unknown; readonly field: unknown }[]> {
  const parts = await sendRequest({ method: 'GET', path: list });
  if (!Array.isArray(parts)) throw new Error(`The CMS answered ${list} without a list.`);
  return parts.map((part: unknown) => {
    const { collection, field }: { collection?: unknown; field?: unknown } = Object(part);
    return { collection, field: list === '/collections' ? undefined : field };
  });
}
