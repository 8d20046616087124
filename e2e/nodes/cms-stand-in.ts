import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CMS_WEBHOOK_SIGNATURE_HEADER, signCmsWebhook } from '#engine/cms/webhook.ts';
import { getCmsRowId, listCmsSeedPictures, readSeedFiles } from '../../scripts/cms/seed-files.ts';
import { postJsonToLocalPort } from '../harness/request.ts';

interface Row {
  readonly id: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  document: unknown;
  date_created: string;
  date_updated: string | null;
}

/** Answers the requests of the engine as Directus does, with the documents and pictures of this project. */
export interface CmsStandIn {
  readonly url: string;
  /** Number of requests by path. */
  readonly requests: ReadonlyMap<string, number>;
  document(collection: string, id: string): unknown;
  publish(collection: string, id: string, document: unknown): void;
  /** Sends the signed notice of a publication to one node. */
  notify(port: number, host: string): Promise<void>;
  close(): Promise<void>;
}

export const WEBHOOK_SECRET = 'the secret of the notices, in a test of several nodes';

export async function startCmsStandIn(root: string): Promise<CmsStandIn> {
  const collections = new Map<string, Row[]>();
  for (const file of await readSeedFiles(root)) {
    const { site, kind, name, document } = file;
    const row = { id: getCmsRowId(file), site, kind, name, document, date_created: '1', date_updated: null };
    collections.set(file.collection, [...(collections.get(file.collection) ?? []), row]);
  }
  const pictures = listCmsSeedPictures(root);
  const requests = new Map<string, number>();
  let edits = 0;

  const find = (collection: string, id: string): Row => {
    const row = collections.get(collection)?.find((each) => each.id === id);
    if (!row) throw new Error(`the CMS has no ${id} in ${collection}`);
    return row;
  };

  const fileRecord = (index: number) => {
    const picture = pictures[index];
    if (!picture) return undefined;
    const filesize = statSync(join(root, picture.path)).size;
    const folder = { name: picture.site };
    return { id: `file-${index}`, filename_download: picture.name, folder, uploaded_on: '1', type: null, filesize };
  };

  function answer({ url = '' }: Pick<IncomingMessage, 'url'>, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(url, 'http://cms.test');
    requests.set(pathname, (requests.get(pathname) ?? 0) + 1);
    const [, where = '', id] = pathname.split('/');
    const send = (data: unknown) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ data }));
    };
    if (where === 'items' && id !== undefined) return send(rowsOf(collections.get(id) ?? [], searchParams));
    if (where === 'files' && id === undefined) return send(pictures.map((_, index) => fileRecord(index)));
    if (where === 'files') return send(fileRecord(Number(id?.slice('file-'.length))));
    const picture = pictures[Number(id?.slice('file-'.length))];
    response.writeHead(picture ? 200 : 403, { 'content-type': 'application/octet-stream' });
    response.end(picture && readFileSync(join(root, picture.path)));
  }

  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    document: (collection, id) => find(collection, id).document,
    publish(collection, id, document) {
      edits += 1;
      Object.assign(find(collection, id), { document, date_updated: `edit ${edits}` });
    },
    async notify(shopPort, host) {
      const body = JSON.stringify({ event: 'items.update' });
      const signature = signCmsWebhook({ body, secret: WEBHOOK_SECRET, now: Date.now() });
      const headers = { host, 'content-length': String(body.length), [CMS_WEBHOOK_SIGNATURE_HEADER]: signature };
      const { status } = await postJsonToLocalPort(shopPort, '/_cms/webhook', headers, JSON.parse(body));
      if (status !== 202) throw new Error(`the notice was answered with ${status}`);
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function rowsOf(rows: readonly Row[], query: URLSearchParams): object[] {
  const fields = (query.get('fields') ?? '').split(',');
  const ids: unknown = JSON.parse(query.get('filter') ?? '{}').id?._in;
  return rows
    .filter(({ id }) => !Array.isArray(ids) || ids.includes(id))
    .map((row) => Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field))));
}
