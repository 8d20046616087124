import { verifyWebhook, WEBHOOK_SIGNATURE_HEADER } from '../cms/webhook.ts';
import { type Endpoint, jsonResponse, textResponse } from './endpoint.ts';

const LIMIT = 64 * 1024;

/** `POST /_cms/webhook`: a signed notice of the CMS that something was published. */
export function webhookEndpoint(secret: string, clock: () => number, notify: () => void): Endpoint {
  return async ({ request, path }) => {
    if (path !== '/_cms/webhook') return textResponse(404, 'There is nothing at this address.\n');
    if (request.method !== 'POST') return textResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return textResponse(413, 'The notice is too large.\n');
    const body = await request.text();
    const signature = request.headers.get(WEBHOOK_SIGNATURE_HEADER);
    const verdict = verifyWebhook({ body, signature, secret, now: clock() });
    if (verdict !== 'accepted') return jsonResponse(401, { verdict });
    notify();
    return jsonResponse(202, { verdict });
  };
}
