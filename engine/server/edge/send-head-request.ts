import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { ReadableHeaders } from '../../site/request-host.ts';

/**
 * Status and headers of the answer to a `HEAD`. Unlike `fetch`, it sends a `Host` header that differs from the address.
 * @throws when there is no answer.
 */
export function sendHeadRequest(
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly headers: ReadableHeaders }> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? overHttps : overHttp;
    send(url, { method: 'HEAD', headers, signal, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response;
      const get = (name: string) => [received[name] ?? null].flat().join(', ') || null;
      response.on('error', reject).on('end', () => resolve({ status, headers: { get } }));
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}
