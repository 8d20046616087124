import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header that carries the signature of a notice: `t=<epoch ms>,v1=<hex HMAC-SHA256 of "<epoch ms>.<body>">`. */
export const CMS_WEBHOOK_SIGNATURE_HEADER = 'x-vitrine-signature';

/** Maximum age of a notice and maximum clock difference to the CMS, in milliseconds, against replays. */
export const MAX_CMS_WEBHOOK_AGE_MS = 5 * 60_000;

export type CmsWebhookVerdict = 'accepted' | 'unsigned' | 'outside-window' | 'wrong-signature';

/** The signature header of a notice that is sent at `now`, in epoch milliseconds. */
export function signCmsWebhook(notice: { body: string; secret: string; now: number }): string {
  return `t=${notice.now},v1=${digest(notice.secret, notice.now, notice.body).toString('hex')}`;
}

/**
 * Verifies a notice of the CMS. A notice only triggers a poll and carries no data, so that a forged one would do
 * little.
 */
export function verifyCmsWebhookSignature(notice: {
  body: string;
  signature: string | null;
  secret: string;
  now: number;
}): CmsWebhookVerdict {
  const [, time, hex] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(notice.signature ?? '') ?? [];
  if (time === undefined || hex === undefined || notice.secret === '') return 'unsigned';
  const sentAt = Number(time);
  if (!timingSafeEqual(digest(notice.secret, sentAt, notice.body), Buffer.from(hex, 'hex'))) return 'wrong-signature';
  return Math.abs(notice.now - sentAt) > MAX_CMS_WEBHOOK_AGE_MS ? 'outside-window' : 'accepted';
}

function digest(secret: string, time: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.${body}`).digest();
}
