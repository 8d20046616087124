import { describe, expect, test } from 'vitest';
import { apiHeaderNames } from '#schemas/api/headers.ts';
import { ApiFault } from './api-fault.ts';
import { assertSignatureValid, findBrandByAppKey, hashCallSignatureText } from './authorise.ts';

const brands = [{ appKey: 'app-1', secret: 's3cret' }];
const now = 1_780_000_000_000;
const timestamp = '1780000000';
const signature = hashCallSignatureText({ appKey: 'app-1', timestamp, secret: 's3cret', customerToken: '' });
const headers = {
  [apiHeaderNames.appKey]: 'app-1',
  [apiHeaderNames.timestamp]: timestamp,
  [apiHeaderNames.signature]: signature,
};

function attempt(change: Record<string, string | undefined>, at = now): string {
  const sent: Record<string, string | undefined> = { ...headers, ...change };
  try {
    const header = (name: string) => sent[name];
    const brand = findBrandByAppKey(header, brands);
    assertSignatureValid(header, brand, '', () => at);
    return brand.appKey;
  } catch (error) {
    if (error instanceof ApiFault) return `${error.status} ${error.answer.code}`;
    throw error;
  }
}

test('the signature of a call is the SHA-256 of app key, timestamp, secret and customer token', () => {
  expect(signature).toBe('40d97c35150e79675417ff9afc51db7de24c8b05c231bf6417646bb6df8fe331');
});

describe('findBrandByAppKey and assertSignatureValid', () => {
  test.each<[string, Record<string, string | undefined>, string]>([
    ['a signed call', {}, 'app-1'],
    ['no app key', { [apiHeaderNames.appKey]: undefined }, '401 unknown_app_key'],
    ['another app key', { [apiHeaderNames.appKey]: 'app-2' }, '401 unknown_app_key'],
    ['no timestamp', { [apiHeaderNames.timestamp]: undefined }, '401 stale_timestamp'],
    ['a timestamp that is no number', { [apiHeaderNames.timestamp]: 'soon' }, '401 stale_timestamp'],
    ['a timestamp that was not signed', { [apiHeaderNames.timestamp]: '1780000001' }, '401 invalid_signature'],
    ['no signature', { [apiHeaderNames.signature]: undefined }, '401 invalid_signature'],
    ['a signature that is cut', { [apiHeaderNames.signature]: signature.slice(1) }, '401 invalid_signature'],
  ])('given %s, the outcome is the brand or fault %s', (_, change, outcome) => {
    expect(attempt(change)).toBe(outcome);
  });

  test('a signature is valid five minutes before and after its timestamp', () => {
    expect([attempt({}, now + 300_000), attempt({}, now - 300_000)]).toEqual(['app-1', 'app-1']);
    expect([attempt({}, now + 301_000), attempt({}, now - 301_000)]).toEqual([
      '401 stale_timestamp',
      '401 stale_timestamp',
    ]);
  });
});

test('a call in the name of a customer is signed with the customer token', () => {
  const timestamp = '1780000000';
  const given = hashCallSignatureText({ appKey: 'app-1', timestamp, secret: 's3cret', customerToken: 'token' });
  const header = (name: string) => ({ ...headers, [apiHeaderNames.signature]: given })[name];
  expect(() => assertSignatureValid(header, brands[0] ?? { appKey: '', secret: '' }, 'token', () => now)).not.toThrow();
  expect(() => assertSignatureValid(header, brands[0] ?? { appKey: '', secret: '' }, 'other', () => now)).toThrow(
    ApiFault,
  );
});
