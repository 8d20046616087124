import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CmsAccess } from '../cms-access.ts';
import { createStudioAccess } from '../studio-access.ts';
import { createStudioServer, type StudioServerOptions } from '../studio-server.ts';

export interface StudioTestAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
  /** Message of a refusal; undefined in other answers. */
  readonly message: unknown;
}

export interface StudioTestCall {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A studio over HTTP with an open session. */
export interface TestStudio {
  readonly origin: string;
  /** Sends the cookie of the session, and with writes origin and token; headers may replace each. */
  call(path: string, call?: StudioTestCall): Promise<StudioTestAnswer>;
  close(): Promise<void>;
}

export interface TestStudioParts extends Pick<StudioServerOptions, 'api' | 'pictureCalls' | 'report'> {
  /** Of a studio inside a CMS, whose tickets are headers of the calls. */
  readonly cms?: CmsAccess;
  readonly files?: StudioServerOptions['files'];
}

export async function startTestStudio({
  cms,
  files = { find: () => null },
  ...parts
}: TestStudioParts): Promise<TestStudio> {
  const access = createStudioAccess({ secret: 'a secret', clock: () => Date.UTC(2026, 0, 15) });
  const [cookie = ''] = (access.redeem(access.createLink().split('=')[1] ?? '') ?? '').split(';');
  const token = access.readWriteToken(cookie) ?? '';
  let port = 0;
  const server = createStudioServer({
    ...parts,
    access: cms ?? access,
    get origin() {
      return `http://studio.localhost:${port}`;
    },
    shopOrigins: () => [],
    files,
  });
  server.listen({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
  const host = `studio.localhost:${port}`;
  const origin = `http://${host}`;
  return {
    origin,
    call: (path, { method = 'GET', headers = {}, body } = {}) => {
      const { promise, resolve, reject } = Promise.withResolvers<StudioTestAnswer>();
      const own = { host, cookie, ...(method !== 'GET' && { origin, 'x-studio-token': token }) };
      const sent = request({ host: '127.0.0.1', port, path, method, headers: { ...own, ...headers } });
      sent.on('response', async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        const bytes = Buffer.concat(chunks);
        const message = parseMessage(bytes.toString());
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes, message });
      });
      sent.on('error', reject);
      sent.end(body);
      return promise;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function parseMessage(body: string): unknown {
  return body.startsWith('{"message"') ? JSON.parse(body).message : undefined;
}
