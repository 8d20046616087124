import type { ApiMessage } from '#schemas/generated/api/wire-types.gen.ts';
import { ApiFault } from '../../http/api-fault.ts';
import { looksLikeCardNumber } from '../funds/card-number-in-name.ts';
import type { VaultBrandAndGateway, VaultEntry } from './card-vault.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import { detectTestCardBrand, findTestCardBehaviour } from './test-cards.ts';

/** A card as typed by a customer. Never leaves the vault. */
export interface VaultCardInput {
  readonly number: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly csc: string;
  readonly holderName: string;
}

/**
 * Validates card input and converts it into a vault entry.
 *
 * @throws ApiFault 422 with the targets number, expiry, csc and holder_name.
 */
export function validateCardForVault(
  card: VaultCardInput,
  scope: VaultBrandAndGateway,
  now: number,
): Omit<VaultEntry, 'token'> {
  const number = card.number.replaceAll(/[ -]/g, '');
  const behaviour = findTestCardBehaviour(number);
  const expiryMonth = Number(card.expiryMonth);
  const expiryYear = yearOf(card.expiryYear);
  const holderName = card.holderName.trim();
  const isWhole = /^\d{1,2}$/.test(card.expiryMonth) && expiryMonth >= 1 && expiryMonth <= 12 && expiryYear !== null;
  const [first, ...rest]: ApiMessage[] = [
    ...(behaviour ? [] : [{ code: 'invalid', message: gatewaysMessages.notTestCard(), target: 'number' }]),
    ...(isWhole ? [] : [{ code: 'invalid', message: gatewaysMessages.monthAndYear(), target: 'expiry' }]),
    ...(isWhole && isCardExpired({ expiryMonth, expiryYear }, now)
      ? [{ code: 'card_expired', message: gatewaysMessages.cardExpired(), target: 'expiry' }]
      : []),
    ...(/^\d{3,4}$/.test(card.csc)
      ? []
      : [{ code: 'invalid', message: gatewaysMessages.numbersOnly(), target: 'csc' }]),
    ...(holderName === '' || holderName.length > 100 || looksLikeCardNumber(holderName)
      ? [{ code: 'invalid', message: gatewaysMessages.holderMissing(), target: 'holder_name' }]
      : []),
  ];
  if (first || !behaviour || expiryYear === null) {
    throw new ApiFault(
      422,
      first ?? { code: 'invalid', message: gatewaysMessages.cardInvalid(), target: 'number' },
      ...rest,
    );
  }
  const brand = detectTestCardBrand(number);
  return {
    ...scope,
    kind: 'card',
    brand,
    lastFour: number.slice(-4),
    holderName,
    expiryMonth,
    expiryYear,
    email: null,
    behaviour,
  };
}

export interface CardExpiry {
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
}

/** Cards expire at the end of their month, in UTC. Without an expiry date, never. */
export function isCardExpired({ expiryMonth, expiryYear }: CardExpiry, now: number): boolean {
  if (expiryMonth === null || expiryYear === null) return false;
  return now >= Date.UTC(expiryYear, expiryMonth);
}

function yearOf(text: string): number | null {
  if (!/^(\d{2}|\d{4})$/.test(text)) return null;
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}
