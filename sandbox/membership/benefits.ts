import { createHmac } from 'node:crypto';
import { secretOf } from '../storage/secrets.ts';
import type { StandingScope } from './standing.ts';

const GOOD_FOR = 60_000;

/** A link that the partner with the benefits can prove: who it is for and until when, signed. */
export function benefitsUrl({ shop, brand, customer, now }: StandingScope): string {
  const claims = Buffer.from(JSON.stringify({ sub: customer.id, exp: now + GOOD_FOR })).toString('base64url');
  const signature = createHmac('sha256', secretOf(shop.db, 'benefits')).update(claims).digest('base64url');
  return `https://benefits.${brand.siteKey}.example/sso?token=${claims}.${signature}`;
}
