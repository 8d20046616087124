import { request } from 'node:http';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';

export interface RawHttpResponse extends ObservedProductOutput {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** One POST of JSON straight to a port of this machine. */
export function postJsonToLocalPort(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<RawHttpResponse> {
  return sendRequestToLocalPort(
    port,
    'POST',
    path,
    { 'content-type': 'application/json', ...headers },
    JSON.stringify(body),
  );
}

/** One GET straight to a port of this machine, with exactly these headers: also with a Host that no browser would send. */
export function sendGetRequestToLocalPort(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawHttpResponse> {
  return sendRequestToLocalPort(port, 'GET', path, headers);
}

/** One request straight to a port of this machine, with exactly these headers. */
export function sendRequestToLocalPort(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Uint8Array,
): Promise<RawHttpResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        const answer = { status, headers: received, body: Buffer.concat(chunks).toString() };
        const text = `${status} ${received.location ?? ''} ${received['set-cookie'] ?? ''} ${answer.body}`;
        resolve(createObservation(answer, { source: 'response', where: path, text }));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
