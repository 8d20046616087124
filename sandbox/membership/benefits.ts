import { createHmac } from 'node:crypto';
import { loadOrCreateSecretInDatabase } from '../storage/secrets.ts';
import type { SandboxMembershipContext } from './membership-standing.ts';

const GOOD_FOR = 60_000;

/** A signed link to the benefits partner, with the customer and an expiry time. */
export function createBenefitsUrl({ shop, brand, customer, now }: SandboxMembershipContext): string {
  const claims = Buffer.from(JSON.stringify({ sub: customer.id, exp: now + GOOD_FOR })).toString('base64url');
  const signature = createHmac('sha256', loadOrCreateSecretInDatabase(shop.db, 'benefits'))
    .update(claims)
    .digest('base64url');
  return `https://benefits.${brand.siteKey}.example/sso?token=${claims}.${signature}`;
}
