import { request } from 'node:http';
import { createObservation, type Observation } from '../../scripts/test/observation.ts';

export interface PlainResponse extends Observation {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** Posts JSON to a local port. */
export function post(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>>,
  body: unknown,
): Promise<PlainResponse> {
  return sendRequest(port, 'POST', path, { 'content-type': 'application/json', ...headers }, JSON.stringify(body));
}

/** Sends a GET to a local port with exactly these headers, including any Host. */
export function get(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<PlainResponse> {
  return sendRequest(port, 'GET', path, headers);
}

/** Sends a request to a local port with exactly these headers. */
export function sendRequest(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string | Uint8Array,
): Promise<PlainResponse> {
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
