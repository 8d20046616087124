import {
  createDirectus,
  createFolder,
  createItems,
  customEndpoint,
  deleteFiles,
  deleteItems,
  type RestCommand,
  readFiles,
  readFolders,
  readItems,
  rest,
  staticToken,
  updateCollection,
  updateFile,
  updateItemsBatch,
  uploadFiles,
} from '@directus/sdk';
import { isResponse, responseOfError } from '#engine/cms/directus/response-of-error.ts';
import { withUntypedDirectusQuery } from '#engine/cms/directus/with-query.ts';
import type { ModelRequest } from '#engine/validation/document-migrations.ts';
import { changeModelOnce } from './change-model.ts';

export interface CmsWriteConnection {
  /** Origin of the Directus server. */
  readonly url: string;
  /** Token of a user with write permissions. */
  readonly token: string;
}

/** A stored document in the CMS. */
export interface CmsRow {
  readonly id: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  readonly status: string;
  readonly document: unknown;
}

export interface CmsPictureFile {
  readonly id: string;
  readonly site: string;
  readonly name: string;
  readonly size: number;
}

/** A document to publish together with others. */
export interface CmsPublishRequest {
  readonly collection: string;
  readonly item: string;
  /** Revision of the stored document; null for a new one. */
  readonly base: string | null;
  readonly document: unknown;
}

type Fields = Readonly<Record<string, unknown>>;
type Rows = Record<string, CmsRow[]>;

/** The CMS refused a request. The message is that of the CMS. */
export class CmsRejectedError extends Error {
  override readonly name = 'CmsRejectedError';
}

/**
 * Client for the Directus requests of push and pull.
 * @throws CmsRejectedError when Directus refuses a request, another Error when it cannot be reached.
 */
export function createCmsClient({ url, token }: CmsWriteConnection) {
  const client = createDirectus<Rows>(url).with(staticToken(token)).with(rest());

  async function sendCommand(command: RestCommand<unknown, Rows>): Promise<unknown> {
    try {
      return await client.request(command);
    } catch (error) {
      const words = refusalOf(error);
      if (words !== null) throw new CmsRejectedError(words, { cause: error });
      const reason = error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);
      const { method = 'GET', path } = command();
      throw new Error(`The CMS at ${url} can't be asked for ${method} ${path}: ${reason}`, { cause: error });
    }
  }
  const list = async (command: RestCommand<unknown, Rows>, fields: readonly string[]) =>
    recordsOf(command().path, await sendCommand(withUntypedDirectusQuery(command, { limit: -1, sort: 'id', fields })));

  return {
    rows: async (collection: string): Promise<CmsRow[]> =>
      (await list(readItems(collection), ['id', 'site', 'kind', 'name', 'status', 'document'])).map((row) => ({
        id: String(row['id']),
        site: String(row['site']),
        kind: String(row['kind']),
        name: String(row['name']),
        status: String(row['status']),
        document: row['document'],
      })),
    create: (collection: string, rows: readonly Partial<CmsRow>[]) => sendCommand(createItems(collection, [...rows])),
    update: (collection: string, rows: readonly Partial<CmsRow>[]) =>
      sendCommand(updateItemsBatch(collection, [...rows])),
    remove: (collection: string, ids: readonly string[]) => sendCommand(deleteItems(collection, [...ids])),
    /** Pictures in the folders of sites. */
    files: async (): Promise<CmsPictureFile[]> =>
      (await list(readFiles(), ['id', 'filename_download', 'filesize', 'folder.name'])).flatMap((file) => {
        const folder = file['folder'];
        if (!isRecord(folder)) return [];
        const [id, name, size] = [String(file['id']), String(file['filename_download']), Number(file['filesize'])];
        return [{ id, name, size, site: String(folder['name']) }];
      }),
    /** Folder ids by name. */
    folders: async (): Promise<Map<string, string>> =>
      new Map(
        (await list(readFolders(), ['id', 'name'])).map((folder) => [String(folder['name']), String(folder['id'])]),
      ),
    createFolder: async (name: string): Promise<string> => {
      const [folder] = recordsOf('/folders', [await sendCommand(createFolder({ name }))]);
      return String(folder?.['id']);
    },
    /** Uploads a picture, or replaces the content of file `id`. */
    upload: (picture: { folder: string; name: string; type: string; bytes: Uint8Array<ArrayBuffer> }, id?: string) => {
      const form = new FormData();
      form.append('folder', picture.folder);
      form.append('filename_download', picture.name);
      form.append('file', new Blob([picture.bytes], { type: picture.type }), picture.name);
      return sendCommand(id === undefined ? uploadFiles(form) : updateFile(id, form));
    },
    download: async (id: string): Promise<Uint8Array> => {
      const answer = await sendCommand(customEndpoint({ method: 'GET', path: `/assets/${id}` }));
      if (!isResponse(answer) || !answer.ok) throw new Error(`The CMS did not give the picture ${id}.`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    /** Publishes all or none, with our extension. */
    publish: (documents: readonly CmsPublishRequest[]) =>
      sendCommand(customEndpoint({ method: 'POST', path: '/vitrine/publish', body: JSON.stringify({ documents }) })),
    /** Whether the CMS has our extension, which refuses a document whose revision is not the stored one. */
    comparesRevisions: async (): Promise<boolean> => {
      const command = customEndpoint({ method: 'POST', path: '/vitrine/publish', body: '{}' });
      try {
        await sendCommand(command);
      } catch (error) {
        if (error instanceof CmsRejectedError) return statusOf(error.cause) === 400;
        throw error;
      }
      return false;
    },
    /** Sets the target of a collection's preview button. */
    setPreviewUrl: (collection: string, url: string) =>
      sendCommand(updateCollection(collection, { meta: { preview_url: url } })),
    removeFiles: (ids: readonly string[]) => sendCommand(deleteFiles([...ids])),
    /** Changes collections, fields or relations, unless they are so already. */
    changeModel: (request: ModelRequest) =>
      changeModelOnce(
        ({ method, path, body }) =>
          sendCommand(customEndpoint({ method, path, ...(body !== undefined && { body: JSON.stringify(body) }) })),
        request,
      ),
  };
}

export type CmsClient = ReturnType<typeof createCmsClient>;

function recordsOf(path: string, answer: unknown): Fields[] {
  if (!Array.isArray(answer) || !answer.every(isRecord)) throw new Error(`The CMS answered ${path} without a list.`);
  return answer;
}

function statusOf(error: unknown): number | null {
  return responseOfError(error)?.status ?? null;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Messages in the `errors` of a Directus response; null if there was no response. */
function refusalOf(error: unknown): string | null {
  const response = responseOfError(error);
  if (!response) return null;
  const { errors } = Object(error);
  if (!Array.isArray(errors)) return `status ${response.status}`;
  return errors.map((one) => (isRecord(one) ? String(one['message']) : String(one))).join('; ');
}
