import { describe, expect, test } from 'vitest';
import { MAX_CMS_WEBHOOK_AGE_MS, signCmsWebhook, verifyCmsWebhookSignature } from './webhook.ts';

const now = Date.UTC(2026, 0, 15, 9);
const secret = 'a shared secret';
const body = '{"collection":"pages","keys":["harbour:page:home"]}';
const signature = signCmsWebhook({ body, secret, now });

describe('verifyCmsWebhookSignature', () => {
  test('accepts what signCmsWebhook has signed', () => {
    expect(verifyCmsWebhookSignature({ body, signature, secret, now })).toBe('accepted');
  });

  test('has its counterpart in signCmsWebhook, which signs in the documented format', () => {
    expect(signCmsWebhook({ body: '{}', secret: 'key', now: 1 })).toBe(
      't=1,v1=1ba6b8171186efc613e8bcc0cbdab2748f24984d7c5a84faa2637afa0e40d224',
    );
  });

  test.each([
    ['another body', { body: `${body} ` }, 'wrong-signature'],
    ['another secret', { secret: 'guess' }, 'wrong-signature'],
    ['a moved time', { signature: signature.replace(/t=\d+/, `t=${now + 1}`) }, 'wrong-signature'],
    ['no signature', { signature: null }, 'unsigned'],
    ['a malformed signature', { signature: 't=1,v1=zz' }, 'unsigned'],
    ['an engine without a secret', { secret: '', signature: signCmsWebhook({ body, secret: '', now }) }, 'unsigned'],
    ['the last moment of the window', { now: now + MAX_CMS_WEBHOOK_AGE_MS }, 'accepted'],
    ['a replay after the window', { now: now + MAX_CMS_WEBHOOK_AGE_MS + 1 }, 'outside-window'],
    ['a time too far ahead', { now: now - MAX_CMS_WEBHOOK_AGE_MS - 1 }, 'outside-window'],
  ])('rejects a webhook, and accepts it until the last moment of its time window: %s', (_, change, verdict) => {
    expect(verifyCmsWebhookSignature({ body, signature, secret, now, ...change })).toBe(verdict);
  });
});
