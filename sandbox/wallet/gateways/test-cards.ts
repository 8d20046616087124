import type { CardBrand } from '#schemas/generated/api/wire-types.gen.ts';

/** How a gateway reacts to a payment. */
export type TestCardBehaviour =
  | 'succeeds'
  | 'declined'
  | 'insufficient_funds'
  | 'expired'
  | 'gateway_error'
  | 'gateway_timeout'
  | 'challenge'
  | 'challenge_fails'
  | 'challenge_abandoned'
  | 'frictionless';

/** The card numbers that the vault accepts; the README describes them. */
const TEST_CARDS: Readonly<Record<string, TestCardBehaviour>> = {
  '4000100000000018': 'succeeds',
  '5200100000000013': 'succeeds',
  '340010000000016': 'succeeds',
  '4000100000001016': 'declined',
  '4000100000001024': 'insufficient_funds',
  '4000100000001032': 'expired',
  '4000100000001040': 'gateway_error',
  '4000100000001057': 'gateway_timeout',
  '4000100000002014': 'challenge',
  '4000100000002022': 'challenge_fails',
  '4000100000002030': 'challenge_abandoned',
  '4000100000002048': 'frictionless',
};

/** Null for a number that is not a test card, so that real ones are refused. */
export function findTestCardBehaviour(number: string): TestCardBehaviour | null {
  return TEST_CARDS[number] ?? null;
}

export function detectTestCardBrand(number: string): CardBrand {
  if (number.startsWith('4')) return 'Visa';
  return number.startsWith('34') ? 'AmericanExpress' : 'MasterCard';
}

export const allTestCardBehaviours: readonly TestCardBehaviour[] = [...new Set(Object.values(TEST_CARDS))];

/** A device wallet has authenticated the customer, so there is no bank challenge. */
export function mayTestCardBeInDeviceWallet(behaviour: TestCardBehaviour): boolean {
  return !behaviour.startsWith('challenge') && behaviour !== 'frictionless';
}
