import { describe, expect, test } from 'vitest';
import { CMS_WEBHOOK_SIGNATURE_HEADER, signCmsWebhook } from '../cms/webhook.ts';
import { createStatusEndpoint } from './status-endpoint.ts';
import { createTestRequestToEndpoint } from './testing/small-shop.tsx';
import { createCmsWebhookEndpoint } from './webhook-endpoint.ts';

describe('the status endpoint', () => {
  const endpoint = createStatusEndpoint({ operatorToken: 'token-of-operators' }, () => ({ heldBack: [] }));
  const fetchStatus = async (authorization?: string) => {
    const response = await endpoint(
      createTestRequestToEndpoint('/_status', { headers: authorization ? { authorization } : {} }),
    );
    return [response.status, response.headers.get('cache-control'), await response.text()];
  };

  test('answers with the status when the operator token is sent as a bearer token', async () => {
    expect(await fetchStatus('Bearer token-of-operators')).toEqual([200, 'no-store', '{"heldBack":[]}']);
  });

  test.each([
    undefined,
    'token-of-operators',
    'Bearer ',
    'Bearer token-of-operator',
    'Basic token-of-operators',
    'bearer token-of-operators',
  ])('answers 404 to the Authorization header %j', async (authorization) => {
    expect(await fetchStatus(authorization)).toEqual([404, 'no-store', 'There is nothing at this address.\n']);
  });

  test('answers 404 to everybody when no token is set', async () => {
    const response = await createStatusEndpoint({ operatorToken: '' }, () => ({}))(
      createTestRequestToEndpoint('/_status', { headers: { authorization: 'Bearer  ' } }),
    );
    expect(response.status).toBe(404);
  });
});

describe('the webhook endpoint', () => {
  const now = Date.UTC(2026, 0, 1);
  const signed = (body: string, secret: string, at: number) => signCmsWebhook({ body, secret, now: at });

  async function send(
    body: string,
    signature: string | null,
    { path = '/_cms/webhook', method = 'POST', length = '', previousWebhookSecret = null as string | null } = {},
  ) {
    let notices = 0;
    const endpoint = createCmsWebhookEndpoint(
      { webhookSecret: 'secret', previousWebhookSecret },
      () => now,
      () => notices++,
    );
    const base = createTestRequestToEndpoint(path);
    const headers = {
      'content-length': length || String(body.length),
      ...(signature === null ? {} : { [CMS_WEBHOOK_SIGNATURE_HEADER]: signature }),
    };
    const request = new Request(base.request.url, { method, headers, ...(method === 'POST' && { body }) });
    const { status } = await endpoint({ ...base, request });
    return [status, notices];
  }

  test('accepts a signed notice', async () => {
    expect(await send('{}', signed('{}', 'secret', now))).toEqual([202, 1]);
  });

  test('accepts the secret that is being replaced, and still refuses others and old notices', async () => {
    const sent = (secret: string, at: number) =>
      send('{}', signed('{}', secret, at), { previousWebhookSecret: 'former' });
    expect(await Promise.all([sent('former', now), sent('secret', now)])).toEqual([
      [202, 1],
      [202, 1],
    ]);
    expect(await Promise.all([sent('other', now), sent('former', now - 3_600_000)])).toEqual([
      [401, 0],
      [401, 0],
    ]);
  });

  test.each<[string, () => ReturnType<typeof send>, number]>([
    ['unsigned', () => send('{}', null), 401],
    ['signed for something else', () => send('{"a":1}', signed('{}', 'secret', now)), 401],
    ['signed by somebody else', () => send('{}', signed('{}', 'other', now)), 401],
    ['signed long ago', () => send('{}', signed('{}', 'secret', now - 3_600_000)), 401],
    ['elsewhere', () => send('{}', signed('{}', 'secret', now), { path: '/_cms' }), 404],
    ['fetched', () => send('', signed('', 'secret', now), { method: 'GET' }), 405],
    ['too large', () => send('{}', signed('{}', 'secret', now), { length: '65537' }), 413],
  ])('refuses a notice that is %s, and does not act on it', async (_, sent, status) => {
    expect(await sent()).toEqual([status, 0]);
  });
});
