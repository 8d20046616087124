import { once } from 'node:events';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { parseTrustedProxies } from '../../site/request-host.ts';
import { createJsonResponse, createTextAnswer, createTextResponse, type Endpoint } from '../endpoint.ts';
import { createHttpServer, type HttpServerDependencies } from '../http-server.ts';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A server whose page echoes its request, and functions to send it bytes. */
export async function startTestHttpServer(more: Partial<HttpServerDependencies> = {}) {
  const failures: string[] = [];
  const created = createHttpServer({
    trusted: parseTrustedProxies(''),
    ready: () => true,
    endpoints: new Map<string, Endpoint>([
      ['_own', ({ request, path }) => createTextResponse(200, `${request.method} ${path}`)],
      ['_big', () => createJsonResponse(200, 'x'.repeat(5000))],
    ]),
    findFile: (path) => (path === '/robots.txt' ? () => createTextResponse(200, `file ${path}`) : undefined),
    page: async ({ host, origin, target }) => createTextAnswer(200, JSON.stringify({ host, origin, target })),
    cached: () => undefined,
    serves: (host) => host !== 'nobody.example',
    lastResort: () => createTextAnswer(500, 'failed'),
    failed: (error, target) => failures.push(`${target} ${error instanceof Error ? error.message : error}`),
    ...more,
  });
  onTestFinished(() => {
    created.closeAllConnections();
    created.close();
  });
  created.listen(0, '127.0.0.1');
  await once(created, 'listening');
  const address = created.address();
  if (typeof address !== 'object' || !address) throw new Error('the server has no port');
  const send = async (bytes: string): Promise<Answer | null> => {
    const socket = connect(address.port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.write(bytes);
    await once(socket, 'close');
    return parsed(Buffer.concat(chunks).toString('latin1'));
  };
  const get = (target: string, headers: readonly string[] = [], method = 'GET') =>
    send(
      [`${method} ${target} HTTP/1.1`, 'Host: one.localhost:81', 'Connection: close', ...headers, '', ''].join('\r\n'),
    );
  const host = (...lines: readonly string[]) =>
    send(['GET / HTTP/1.1', ...lines, 'Connection: close', '', ''].join('\r\n'));
  return { send, get, host, failures, port: address.port };
}

function parsed(text: string): Answer | null {
  if (text === '') return null;
  const [head = '', ...body] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body: body.join('\r\n\r\n') };
}
