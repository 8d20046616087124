import type { CmsFailure } from '#schemas/browser/cms-messages.ts';

/** The part of the HTTP client of the Data Studio that is used, which sends the session of the editor. */
export interface DirectusApi {
  get(path: string, options?: { readonly params: object }): Promise<{ readonly data: unknown }>;
  post(path: string, body: unknown): Promise<{ readonly data: unknown }>;
  delete(path: string): Promise<{ readonly data: unknown }>;
}

/** A call that Directus or the list of calls refused. */
export class CmsCallFailure extends Error {
  override readonly name = 'CmsCallFailure';
  readonly failure: CmsFailure;
  constructor(failure: CmsFailure) {
    super(`The CMS answered ${failure.status}.`);
    this.failure = failure;
  }
}

const ID = /^[\w-]{1,64}$/;

/** @throws CmsCallFailure */
export function parseId(id: unknown): string {
  if (typeof id === 'string' && ID.test(id)) return id;
  throw new CmsCallFailure({ status: 400, body: null });
}

/** Id of a row that was created. */
export function readId(created: unknown): string {
  return parseId(typeof created === 'string' ? created : Object(created).id);
}

/** `data` of the answer to a GET. */
export async function getData(api: DirectusApi, path: string, params?: object): Promise<unknown> {
  const { data } = await (params ? api.get(path, { params }) : api.get(path));
  return Object(data).data;
}

/** `data` of the answer to a POST. */
export async function postData(api: DirectusApi, path: string, body: unknown): Promise<unknown> {
  const { data } = await api.post(path, body);
  return Object(data).data;
}
