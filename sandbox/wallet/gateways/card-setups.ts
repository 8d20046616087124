import { randomBytes } from 'node:crypto';
import { ApiFault, createNotFoundFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import { readNullableTextColumn, readTextColumn } from '../../storage/rows.ts';
import type { PaymentPageDecision } from '../funds/payment-page-decision.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';

const STATUSES = ['requires_payment_method', 'requires_action', 'succeeded'] as const;

/** A Stripe card setup, which the customer's bank must confirm before the card is saved. */
export interface StoredStripeCardSetup {
  readonly clientSecret: string;
  readonly siteKey: string;
  readonly status: (typeof STATUSES)[number];
  /** Vault token of the card; null before confirmation. */
  readonly token: string | null;
}

interface SetupOwner {
  readonly siteKey: string;
  readonly customerId: string;
}

const LIFE = 15 * 60_000;

/** Starts a card setup, and returns its client secret, valid for 15 minutes. */
export function startStripeCardSetup(
  shop: Pick<SandboxShop, 'db'>,
  { siteKey, customerId }: SetupOwner,
  now: number,
): string {
  const secret = `seti_${randomBytes(9).toString('hex')}_secret_${randomBytes(18).toString('base64url')}`;
  shop.db
    .prepare('INSERT INTO card_setups (client_secret, site_key, customer_id, expires_at) VALUES (?, ?, ?, ?)')
    .run(secret, siteKey, customerId, now + LIFE);
  return secret;
}

/** @throws ApiFault 404 `not_found` for a client secret that was not given, or no longer holds. */
export function requireCardSetupByStripeClientSecret(
  shop: Pick<SandboxShop, 'db'>,
  clientSecret: string,
  now: number,
): StoredStripeCardSetup {
  const row = shop.db
    .prepare('SELECT * FROM card_setups WHERE client_secret = ? AND expires_at > ?')
    .get(clientSecret, now);
  if (!row) throw createNotFoundFault('not_found', gatewaysMessages.noSuchSetup());
  return {
    clientSecret,
    siteKey: readTextColumn(row, 'site_key'),
    status: readEnumColumn(row, 'status', STATUSES),
    token: readNullableTextColumn(row, 'token'),
  };
}

/**
 * Confirms a setup with a vaulted card, at once or after a bank challenge. Call it inside a transaction.
 *
 * @throws ApiFault 402 `card_declined` or `expired_card`, 404 `not_found` for a card that is not in the vault.
 */
export function confirmStoredStripeCardSetup(
  shop: Pick<SandboxShop, 'db' | 'cardVault'>,
  setup: StoredStripeCardSetup,
  token: string,
): StoredStripeCardSetup {
  if (setup.status !== 'requires_payment_method') return setup;
  const entry = shop.cardVault.findUnused(token, { siteKey: setup.siteKey, gatewayKey: 'stripe' });
  if (entry?.kind !== 'card') throw createNotFoundFault('not_found', gatewaysMessages.noSuchPaymentMethod());
  const { behaviour } = entry;
  if (behaviour === 'declined') throw declined('card_declined', gatewaysMessages.declined());
  if (behaviour === 'expired') throw declined('expired_card', gatewaysMessages.expired());
  const isChallengeRequired = behaviour.startsWith('challenge');
  return write(shop, { ...setup, token, status: isChallengeRequired ? 'requires_action' : 'succeeded' });
}

/** Applies the customer's answer to the bank. Call it inside a transaction. */
export function applyStripeCardSetupDecision(
  shop: Pick<SandboxShop, 'db' | 'cardVault'>,
  setup: StoredStripeCardSetup,
  decision: PaymentPageDecision,
): StoredStripeCardSetup {
  const { token, status } = setup;
  const behaviour = token === null ? null : shop.cardVault.getBehaviour(token);
  if (status !== 'requires_action' || decision === 'abandon' || behaviour === 'challenge_abandoned') return setup;
  const isProven = decision === 'approve' && behaviour === 'challenge';
  return write(shop, { ...setup, status: isProven ? 'succeeded' : 'requires_payment_method' });
}

/** Whether a card's setup is confirmed, so that it may be saved. */
export function isStripeCardSetupConfirmed(
  shop: Pick<SandboxShop, 'db'>,
  token: string,
  { siteKey, customerId }: SetupOwner,
): boolean {
  const found = shop.db
    .prepare("SELECT 1 FROM card_setups WHERE token = ? AND site_key = ? AND customer_id = ? AND status = 'succeeded'")
    .get(token, siteKey, customerId);
  return found !== undefined;
}

function write(shop: Pick<SandboxShop, 'db'>, setup: StoredStripeCardSetup): StoredStripeCardSetup {
  shop.db
    .prepare('UPDATE card_setups SET status = ?, token = ? WHERE client_secret = ?')
    .run(setup.status, setup.token, setup.clientSecret);
  return setup;
}

function declined(code: string, message: string): ApiFault {
  return new ApiFault(402, { code, message });
}
