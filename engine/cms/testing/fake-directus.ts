import { once } from 'node:events';
import { createServer } from 'node:http';
import { createObservation, type ObservedProductOutput } from '../../../scripts/test/observation.ts';

export interface FakeDirectusRow {
  readonly id: string;
  readonly site: string;
  readonly kind: string;
  readonly name: string;
  readonly document: object;
  readonly date_created: string;
  readonly date_updated: string | null;
}

export interface FakeDirectusFileListEntry {
  readonly id: string;
  readonly filename_download: string;
  readonly [field: string]: unknown;
}

/** A request of the engine to the CMS. */
export interface RecordedCmsTestRequest extends ObservedProductOutput {
  /** Method, path and authorisation. */
  readonly line: string;
  readonly path: string;
}

/** Directus server with these collections and files. */
export class FakeDirectusServer {
  rows: Record<string, readonly FakeDirectusRow[]> = {};
  /** The list of files; their records and bytes by id, where there are any. */
  files: readonly FakeDirectusFileListEntry[] = [];
  records: Record<string, object> = {};
  bytes: Record<string, string> = {};
  isDown = false;
  /** Oldest first. */
  readonly requests: RecordedCmsTestRequest[] = [];
  url = '';
  readonly #server = createServer(({ method = '', url = '', headers }, response) => {
    const { pathname } = new URL(url, 'http://cms.test');
    const line = `${method} ${pathname} ${headers.authorization}`;
    this.requests.push(createObservation({ line, path: pathname }, { source: 'request', where: pathname, text: line }));
    const { status, type, body } = this.#answerTo(pathname);
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });

  static async open(): Promise<FakeDirectusServer> {
    const directus = new FakeDirectusServer();
    directus.#server.listen(0, '127.0.0.1');
    await once(directus.#server, 'listening');
    const address = directus.#server.address();
    if (typeof address === 'object' && address) directus.url = `http://127.0.0.1:${address.port}`;
    return directus;
  }

  /** @throws when there was no request to the path. */
  lastRequest(path: string): RecordedCmsTestRequest {
    const request = this.requests.findLast((each) => each.path === path);
    if (!request) throw new Error(`the CMS was asked for no ${path}`);
    return request;
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  #answerTo(path: string): { readonly status: number; readonly type: string; readonly body: string } {
    const [, where = '', id] = path.split('/');
    const picture = where === 'assets' && id !== undefined ? this.bytes[id] : undefined;
    if (picture !== undefined) return { status: 200, type: 'image/svg+xml', body: picture };
    const data = where === 'items' && id ? (this.rows[id] ?? []) : id === undefined ? this.files : this.records[id];
    const status = this.isDown ? 503 : data === undefined || where === 'assets' ? 403 : 200;
    const body = JSON.stringify(status === 200 ? { data } : { errors: [{ message: 'no' }] });
    return { status, type: 'application/json', body };
  }
}
