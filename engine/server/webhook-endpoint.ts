import { CMS_WEBHOOK_SIGNATURE_HEADER, verifyCmsWebhookSignature } from '../cms/webhook.ts';
import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';

const LIMIT = 64 * 1024;

/** `POST /_cms/webhook`: a signed notice of the CMS that something was published. */
export function createCmsWebhookEndpoint(secret: string, clock: () => number, notify: () => void): Endpoint {
  return async ({ request, path }) => {
    if (path !== '/_cms/webhook') return createTextResponse(404, 'There is nothing at this address.\n');
    if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'The notice is too large.\n');
    const body = await request.text();
    const signature = request.headers.get(CMS_WEBHOOK_SIGNATURE_HEADER);
    const verdict = verifyCmsWebhookSignature({ body, signature, secret, now: clock() });
    if (verdict !== 'accepted') return createJsonResponse(401, { verdict });
    notify();
    return createJsonResponse(202, { verdict });
  };
}
