import { CMS_WEBHOOK_SIGNATURE_HEADER, verifyCmsWebhookSignature } from '../cms/webhook.ts';
import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';
import { listValidSecrets, type RefusedProofs } from './signed-link.ts';

const LIMIT = 64 * 1024;

/** What the CMS signs its notices with. */
export interface CmsWebhookAccess extends RefusedProofs {
  readonly webhookSecret: string;
  /** The secret before a rotation, which the CMS may still use. */
  readonly previousWebhookSecret?: string | null;
}

/** `POST /_cms/webhook`: a signed notice of the CMS that something was published. */
export function createCmsWebhookEndpoint(
  { webhookSecret, previousWebhookSecret, refused }: CmsWebhookAccess,
  clock: () => number,
  notify: () => void,
): Endpoint {
  const secrets = listValidSecrets(webhookSecret, previousWebhookSecret);
  return async ({ request, path }) => {
    if (path !== '/_cms/webhook') return createTextResponse(404, 'There is nothing at this address.\n');
    if (request.method !== 'POST') return createTextResponse(405, 'Only POST is possible here.\n', { allow: 'POST' });
    if (Number(request.headers.get('content-length') ?? LIMIT + 1) > LIMIT)
      return createTextResponse(413, 'The notice is too large.\n');
    const body = await request.text();
    const signature = request.headers.get(CMS_WEBHOOK_SIGNATURE_HEADER);
    const now = clock();
    const verdicts = secrets.map((secret) => verifyCmsWebhookSignature({ body, signature, secret, now }));
    const verdict = verdicts.find((one) => one !== 'wrong-signature') ?? 'wrong-signature';
    if (verdict !== 'accepted') {
      refused?.('notice');
      return createJsonResponse(401, { verdict });
    }
    notify();
    return createJsonResponse(202, { verdict });
  };
}
