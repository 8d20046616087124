import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';
import { demandCode } from './one-time-codes.ts';

/**
 * Lets a call pass that only a customer may make who has lately given a one-time code.
 *
 * @throws ApiFault 403 `2fa_required` for a customer with two-factor whose session is not elevated.
 */
export function assertElevated(shop: Shop, { customer, session }: Caller, now: number): void {
  const twoFactor = shop.identity.twoFactor.of(customer.id);
  if (!twoFactor) return;
  const current = shop.sessions.byId(session.id);
  if (current && current.elevatedUntil > now) return;
  demandCode(shop, customer, twoFactor, now);
}
