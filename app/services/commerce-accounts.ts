import { isNonArrayObject } from '#engine/api/api-error.ts';

/** How a brand is known to the commerce API. */
export interface CommerceApiCredentials {
  readonly appKey: string;
  readonly secret: string;
}

/**
 * Reads the accounts of the operator's environment: JSON such as `{"harbour": {"appKey": "…", "secret": "…"}}`.
 *
 * @throws TypeError when it is anything else. The message never repeats what was given.
 */
export function parseCommerceApiCredentials(text: string): ReadonlyMap<string, CommerceApiCredentials> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TypeError('the commerce accounts are not JSON');
  }
  if (!isNonArrayObject(value)) throw new TypeError('the commerce accounts must be an object of accounts by name');
  return new Map(Object.entries(value).map(([name, account]) => [name, readAccount(name, account)]));
}

function readAccount(name: string, account: unknown): CommerceApiCredentials {
  const { appKey, secret } = isNonArrayObject(account) ? account : {};
  if (typeof appKey !== 'string' || typeof secret !== 'string' || appKey === '' || secret === '') {
    throw new TypeError(`the commerce account ${name} needs an appKey and a secret`);
  }
  return { appKey, secret };
}
