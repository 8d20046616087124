import * as calls from '#schemas/generated/api/anon-cart.wire-calls.gen.ts';
import type { Cart, CartItemChange, CartItemRequest } from '#schemas/generated/api/wire-types.gen.ts';
import type { TestSandbox, TestSiteKey } from './test-sandbox.ts';

type Headers = Readonly<Record<string, string>>;

/** Sends cart calls to the sandbox as an anonymous visitor. */
export interface TestVisitorCart {
  readonly token: string;
  add(body: CartItemRequest, headers?: Headers): Promise<Cart>;
  /** Status and errors of a refused item. */
  refusal(body: CartItemRequest, headers?: Headers): Promise<unknown>;
  change(id: string | undefined, body: CartItemChange): Promise<Cart>;
}

export async function openTestVisitorCart(
  sandbox: TestSandbox,
  site: TestSiteKey = 'harbour',
): Promise<TestVisitorCart> {
  const token = await createTestVisitorCartToken(sandbox, site);
  const params = { token };
  return {
    token,
    async add(body, headers = {}) {
      return (await sandbox.send(calls.anonCartItemsAdd, { site, params, body, headers })).result;
    },
    async refusal(body, headers = {}) {
      const { status, answer } = await sandbox.sendRefused(calls.anonCartItemsAdd, { site, params, body, headers });
      return [status, answer.errors];
    },
    async change(id = '', body) {
      return (await sandbox.send(calls.anonCartItemsUpdate, { site, params: { token, id }, body })).result;
    },
  };
}

export async function createTestVisitorCartToken(sandbox: TestSandbox, site: TestSiteKey = 'harbour'): Promise<string> {
  return (await sandbox.send(calls.anonCartCreate, { site })).result;
}
