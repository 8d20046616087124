import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** Failure modes of the proxied CMS. `cut-once` ends the next answer in its middle; the ones after it are passed on. */
export type InjectedCmsFault = 'none' | 'down' | 'error-500' | 'garbage' | 'html' | 'silent' | 'cut-once';

export interface FaultyCmsProxy {
  readonly url: string;
  fault: InjectedCmsFault;
  /** Called with path and query of each request before it is answered. */
  onRequest: (path: string) => void;
  close(): Promise<void>;
}

/** Proxy between the engine and a CMS, which passes requests on until a failure is set. */
export async function startFaultyCmsProxy(target: string): Promise<FaultyCmsProxy> {
  const proxy = { url: '', fault: 'none' as InjectedCmsFault, onRequest: (_path: string) => {}, close };
  const server = createServer((request, response) => {
    proxy.onRequest(request.url ?? '');
    const { fault } = proxy;
    if (fault === 'cut-once') proxy.fault = 'none';
    answer(fault, target, request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  proxy.url = `http://127.0.0.1:${address.port}`;
  return proxy;

  async function close(): Promise<void> {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
}

async function answer(
  fault: InjectedCmsFault,
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (fault) {
    case 'silent':
      return;
    case 'down':
      response.destroy();
      return;
    case 'error-500':
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end('{"errors":[{"message":"database is locked"}]}');
      return;
    case 'garbage':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":[{"id":7},null]}');
      return;
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please sign in</h1>');
      return;
    case 'cut-once':
    case 'none': {
      const headers = { authorization: request.headers.authorization ?? '' };
      const passed = await fetch(target + (request.url ?? ''), { headers });
      response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' });
      const body = Buffer.from(await passed.arrayBuffer());
      if (fault === 'none') response.end(body);
      else response.write(body.subarray(0, body.length / 2), () => response.destroy());
    }
  }
}
