import { expect, test } from 'vitest';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';
import { wrapTransportWithAttribution } from './with-attribution.ts';

const values = {
  email: 'nell@mail.example',
  password: 'A-long-walk-9',
  firstname: 'Nell',
  lastname: 'Quirke',
  dateOfBirth: '1990-04-17',
  state: 'VIC',
  termsAccepted: true,
  metadata: { platform: 'Web' },
} as const;

async function signedUp(origin: Parameters<typeof wrapTransportWithAttribution>[1]): Promise<unknown> {
  const { transport, sent } = createTestTransportFromTable({
    'auth.signup': {},
    'auth.check-email': { available: true },
  });
  const { identity } = createCommerceCalls(wrapTransportWithAttribution(transport, origin));
  await identity.isAvailable('nell@mail.example');
  await identity.signup(values);
  expect(sent[0]).toEqual(['auth.check-email', { body: { email: 'nell@mail.example' } }]);
  expect(sent[1]?.[0]).toBe('auth.signup');
  return sent[1]?.[1];
}

test('a sign-up sends the affiliate code and campaign that brought the customer', async () => {
  expect(await signedUp({ affiliateCode: 'mate', utm: { source: 'mail', campaign: 'spring' } })).toEqual({
    body: { ...values, attribution: { affiliateCode: 'mate', utmSource: 'mail', utmCampaign: 'spring' } },
  });
  expect(await signedUp({ affiliateCode: null })).toEqual({ body: values });
});

test.each(['anon-cart.items.add', 'cart.items.add'])(
  'adding to the cart by %s sends the affiliate code, but not the campaign',
  async (id) => {
    const { transport, sent } = createTestTransportFromTable({ [id]: {} });
    const item = { productType: 'lottery_ticket', lotteryKey: 'golden-bay' };
    await wrapTransportWithAttribution(transport, { affiliateCode: 'mate', utm: { source: 'mail' } }).send(
      { id },
      { body: item },
    );
    expect(sent).toEqual([[id, { body: { ...item, affiliateCode: 'mate' } }]]);
  },
);
