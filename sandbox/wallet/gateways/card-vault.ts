import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { CardBrand, CardGatewayKey } from '#schemas/generated/api/wire-types.gen.ts';
import { readEnumColumn } from '../../storage/enum-columns.ts';
import {
  type DatabaseRow,
  readNullableIntegerColumn,
  readNullableTextColumn,
  readTextColumn,
} from '../../storage/rows.ts';
import { cardBrands, cardGateways } from '../funds/payment-codes.ts';
import { allTestCardBehaviours, type TestCardBehaviour } from './test-cards.ts';

/** Kinds of vault entries: a card, a PayPal account, or one payment of Apple Pay or Google Pay. */
export type GatewayVaultEntryKind = 'card' | 'paypal' | 'ap' | 'gp';

const kinds: readonly GatewayVaultEntryKind[] = ['card', 'paypal', 'ap', 'gp'];

/** Brand and gateway of a vault entry. */
export interface VaultBrandAndGateway {
  readonly siteKey: string;
  readonly gatewayKey: CardGatewayKey;
}

/** A vault entry. Never holds a card number or security code. */
export interface VaultEntry extends VaultBrandAndGateway {
  readonly token: string;
  readonly kind: GatewayVaultEntryKind;
  readonly brand: CardBrand;
  readonly lastFour: string | null;
  readonly holderName: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  readonly email: string | null;
  readonly behaviour: TestCardBehaviour;
}

const TOKEN_LIFETIME_MS = 15 * 60_000;

/** A stand-in for the gateways' vaults. Browsers exchange card data for tokens, so that the shop sees no number. */
export class GatewayVaultStandIn {
  readonly #db: DatabaseSync;
  readonly #secret: Uint8Array;

  constructor(db: DatabaseSync, secret: Uint8Array) {
    this.#db = db;
    this.#secret = secret;
  }

  /** A token that authorises a browser to use the vault for a brand and gateway. */
  createClientToken({ siteKey, gatewayKey }: VaultBrandAndGateway): string {
    const named = `${siteKey}.${gatewayKey}`;
    return `${named}.${createHmac('sha256', this.#secret).update(named).digest('base64url')}`;
  }

  /** Device data of a gateway's script: a correlation id, with a proof of its origin. */
  createDeviceData(scope: VaultBrandAndGateway): string {
    const correlationId = randomBytes(16).toString('hex');
    return JSON.stringify({ correlation_id: correlationId, proof: this.#deviceProof(scope, correlationId) });
  }

  isDeviceData(given: string, scope: VaultBrandAndGateway): boolean {
    const { correlationId, proof } = deviceParts(given);
    return isSame(this.#deviceProof(scope, correlationId), proof);
  }

  #deviceProof({ siteKey, gatewayKey }: VaultBrandAndGateway, correlationId: string): string {
    const named = `device.${siteKey}.${gatewayKey}.${correlationId}`;
    return createHmac('sha256', this.#secret).update(named).digest('base64url');
  }

  /** Brand and gateway of a client token; null for an unknown one. */
  findScope(given: string): VaultBrandAndGateway | null {
    const [siteKey = '', key] = given.split('.');
    const gatewayKey = cardGateways.find((gateway) => gateway === key);
    if (!gatewayKey || !isSame(this.createClientToken({ siteKey, gatewayKey }), given)) return null;
    return { siteKey, gatewayKey };
  }

  /** Stores an entry, and returns a token that can be redeemed once within 15 minutes. */
  createToken(entry: Omit<VaultEntry, 'token'>, now: number): string {
    const token = `tok_${randomBytes(18).toString('base64url')}`;
    this.#db
      .prepare(
        `INSERT INTO vault_entries (token, site_key, gateway_key, kind, brand, last_four, holder_name, expiry_month,
           expiry_year, email, behaviour, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        token,
        entry.siteKey,
        entry.gatewayKey,
        entry.kind,
        entry.brand,
        entry.lastFour,
        entry.holderName,
        entry.expiryMonth,
        entry.expiryYear,
        entry.email,
        entry.behaviour,
        now,
      );
    return token;
  }

  /** Redeems a token; null for one that was used, has expired or belongs to another brand or gateway. */
  redeemToken(
    token: string,
    kind: GatewayVaultEntryKind,
    { siteKey, gatewayKey }: VaultBrandAndGateway,
    now: number,
  ): VaultEntry | null {
    const row = this.#db
      .prepare(
        `UPDATE vault_entries SET used_at = ? WHERE token = ? AND kind = ? AND site_key = ? AND gateway_key = ?
           AND used_at IS NULL AND created_at > ? RETURNING *`,
      )
      .get(now, token, kind, siteKey, gatewayKey, now - TOKEN_LIFETIME_MS);
    return row ? entryOf(row) : null;
  }

  /** The entry of an unused token of a brand and gateway, or null. */
  findUnused(token: string, { siteKey, gatewayKey }: VaultBrandAndGateway): VaultEntry | null {
    const row = this.#db
      .prepare('SELECT * FROM vault_entries WHERE token = ? AND site_key = ? AND gateway_key = ? AND used_at IS NULL')
      .get(token, siteKey, gatewayKey);
    return row ? entryOf(row) : null;
  }

  /** Stores an entry as already redeemed, and returns its token. */
  createUsedToken(entry: Omit<VaultEntry, 'token'>, now: number): string {
    const token = this.createToken(entry, now);
    this.#db.prepare('UPDATE vault_entries SET used_at = ? WHERE token = ?').run(now, token);
    return token;
  }

  /** The gateway that an unused token was made for, or null. */
  findGatewayOfToken(token: string, siteKey: string): CardGatewayKey | null {
    const row = this.#db
      .prepare('SELECT gateway_key FROM vault_entries WHERE token = ? AND site_key = ?')
      .get(token, siteKey);
    return row ? readEnumColumn(row, 'gateway_key', cardGateways) : null;
  }

  /** How the stand-in gateway reacts to a token's payments. */
  getBehaviour(token: string): TestCardBehaviour {
    const row = this.#db.prepare('SELECT behaviour FROM vault_entries WHERE token = ?').get(token);
    return readEnumColumn(row, 'behaviour', allTestCardBehaviours);
  }
}

function entryOf(row: DatabaseRow): VaultEntry {
  return {
    ...scopeAt(row),
    token: readTextColumn(row, 'token'),
    kind: readEnumColumn(row, 'kind', kinds),
    brand: readEnumColumn(row, 'brand', cardBrands),
    lastFour: readNullableTextColumn(row, 'last_four'),
    holderName: readTextColumn(row, 'holder_name'),
    expiryMonth: readNullableIntegerColumn(row, 'expiry_month'),
    expiryYear: readNullableIntegerColumn(row, 'expiry_year'),
    email: readNullableTextColumn(row, 'email'),
    behaviour: readEnumColumn(row, 'behaviour', allTestCardBehaviours),
  };
}

function scopeAt(row: DatabaseRow): VaultBrandAndGateway {
  return { siteKey: readTextColumn(row, 'site_key'), gatewayKey: readEnumColumn(row, 'gateway_key', cardGateways) };
}

function deviceParts(given: string): { readonly correlationId: string; readonly proof: string } {
  try {
    const { correlation_id: correlationId, proof } = JSON.parse(given);
    return { correlationId: String(correlationId), proof: String(proof) };
  } catch {
    return { correlationId: '', proof: '' };
  }
}

function isSame(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
