import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { ApiFault } from '../../http/api-fault.ts';
import type { SandboxShop } from '../../shop.ts';
import { joinOrBeginTransaction } from '../../storage/database.ts';
import type { VaultBrandAndGateway, VaultEntry } from './card-vault.ts';
import { gatewaysMessages } from './gateways.messages.gen.ts';
import { detectTestCardBrand, findTestCardBehaviour, mayTestCardBeInDeviceWallet } from './test-cards.ts';
import { validateCardForVault } from './vault-card.ts';

const EMAIL = /^([^@\s]{1,64})@[^@\s]+\.[^@\s]+$/;

/**
 * The vault's browser API: POST `/pay/vault/cards`, `/paypal` and `/wallets` with a `client_token` return a single-use
 * token. `/devices` returns device data for the gateway's script.
 */
export function createVaultStandInTokenApi(shop: Pick<SandboxShop, 'db' | 'clock' | 'cardVault'>): Hono {
  const app = new Hono();
  app.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }));
  app.post('/cards', (c) =>
    respondWithToken(c, shop, (text, scope, now) =>
      validateCardForVault(
        {
          number: text('number'),
          expiryMonth: text('expiry_month'),
          expiryYear: text('expiry_year'),
          csc: text('csc'),
          holderName: text('holder_name'),
        },
        scope,
        now,
      ),
    ),
  );
  app.post('/paypal', (c) => respondWithToken(c, shop, (text, scope) => paypalAccount(text('email'), scope)));
  app.post('/wallets', (c) =>
    respondWithToken(c, shop, (text, scope) => walletPayment(text('method'), text('number'), scope)),
  );
  app.post('/devices', async (c) => {
    const { scope } = await readVaultRequest(c, shop);
    c.header('cache-control', 'no-store');
    return c.json({ result: { device_data: shop.cardVault.createDeviceData(scope) } });
  });
  return app;
}

type ReadText = (name: string) => string;

async function respondWithToken(
  c: Context,
  shop: Pick<SandboxShop, 'db' | 'clock' | 'cardVault'>,
  entryOf: (text: ReadText, scope: VaultBrandAndGateway, now: number) => Omit<VaultEntry, 'token'>,
): Promise<Response> {
  const { text, scope, now } = await readVaultRequest(c, shop);
  const entry = entryOf(text, scope, now);
  const token = joinOrBeginTransaction(shop.db, () => shop.cardVault.createToken(entry, now));
  c.header('cache-control', 'no-store');
  return c.json({
    result: {
      token,
      gateway_key: entry.gatewayKey,
      brand: entry.brand,
      last_four: entry.lastFour,
      expiry_month: entry.expiryMonth,
      expiry_year: entry.expiryYear,
      holder_name: entry.holderName,
    },
  });
}

interface ScopedRequest {
  readonly text: ReadText;
  readonly scope: VaultBrandAndGateway;
  readonly now: number;
}

/** @throws ApiFault 401 `client_token_invalid`. */
export async function readVaultRequest(
  c: Context,
  shop: Pick<SandboxShop, 'clock' | 'cardVault'>,
): Promise<ScopedRequest> {
  const body: unknown = await c.req.json<unknown>().catch(() => null);
  const fields = new Map(typeof body === 'object' && body !== null ? Object.entries(body) : []);
  const text: ReadText = (name) => {
    const value: unknown = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  const now = shop.clock();
  const scope = shop.cardVault.findScope(text('client_token'));
  if (!scope) throw new ApiFault(401, { code: 'client_token_invalid', message: gatewaysMessages.reload() });
  return { text, scope, now };
}

function paypalAccount(email: string, scope: VaultBrandAndGateway): Omit<VaultEntry, 'token'> {
  const local = EMAIL.exec(email)?.[1];
  if (local === undefined) throw invalid(gatewaysMessages.emailInvalid(), 'email');
  return {
    ...scope,
    kind: 'paypal',
    brand: 'paypal',
    lastFour: null,
    holderName: local,
    expiryMonth: null,
    expiryYear: null,
    email: `${local}@******`,
    behaviour: 'succeeds',
  };
}

/** One payment of Apple Pay or Google Pay. The test card in the wallet decides the outcome. */
function walletPayment(method: string, number: string, scope: VaultBrandAndGateway): Omit<VaultEntry, 'token'> {
  if (method !== 'ap' && method !== 'gp') throw invalid(gatewaysMessages.noSuchWallet(), 'method');
  const behaviour = number === '' ? 'succeeds' : findTestCardBehaviour(number);
  if (!behaviour || !mayTestCardBeInDeviceWallet(behaviour))
    throw invalid(gatewaysMessages.cardNotInWallet(), 'number');
  return {
    ...scope,
    kind: method,
    brand: detectTestCardBrand(number),
    lastFour: number === '' ? null : number.slice(-4),
    holderName: '',
    expiryMonth: null,
    expiryYear: null,
    email: null,
    behaviour,
  };
}

function invalid(message: string, target: string): ApiFault {
  return new ApiFault(422, { code: 'invalid', message, target });
}
