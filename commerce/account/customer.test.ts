import { expect, test } from 'vitest';
import type { CustomerDetailsRequest } from '#schemas/generated/api/types.gen.ts';
import { createCommerceCalls } from '../commerce.ts';
import { createTestTransportFromTable } from '../testing.ts';

const details: CustomerDetailsRequest = {
  firstname: 'Nova',
  lastname: 'Quill',
  email: 'nova@example.com',
  address: '1 Wattle Street',
  suburb: 'Newtown',
  state: 'NSW',
  postcode: '2042',
  country: 'AU',
};
const favourite = { lotteryKey: 'golden-bay', numberSets: [{ key: 'main', numbers: [1, 2, 3, 4, 5, 6] }] };
const licence = { state: 'WA', licenceNumber: '1234567', expiryDate: '2030-04-17' } as const;

const { transport, sent } = createTestTransportFromTable({});
const { customer, limits, verification, migration } = createCommerceCalls(transport);

type Case = readonly [call: () => Promise<unknown>, id: string, input: unknown];

const CASES: readonly Case[] = [
  [() => customer.get(), 'customer.get', {}],
  [() => customer.close({ password: 'p' }), 'customer.delete', { body: { password: 'p' } }],
  [() => customer.details(), 'customer.details.get', {}],
  [() => customer.updateDetails(details), 'customer.details.update', { body: details }],
  [
    () => customer.updateFavouriteNumbers([favourite]),
    'favourite-numbers.update',
    { body: { favouriteNumbers: [favourite] } },
  ],
  [() => customer.acceptTerms(), 'customer.terms-and-conditions', { body: { termsAccepted: true } }],
  [() => customer.confirmLocation(), 'customer.location', { body: { confirmed: true } }],
  [() => customer.recurringPurchaseMethod(), 'customer.recurring-purchase-method.get', {}],
  [
    () => customer.setRecurringPurchaseMethod(null),
    'customer.recurring-purchase-method.set',
    { body: { customerFundId: null } },
  ],
  [() => customer.withdrawableFunds(), 'customer.withdrawable-funds', {}],
  [() => customer.communicationPreferences('id'), 'customer.communication-preferences.get', { params: { id: 'id' } }],
  [
    () => customer.updateCommunicationPreferences('id', { preferences: { sms: false }, unsubscribeReasons: ['other'] }),
    'customer.communication-preferences.update',
    { params: { id: 'id' }, body: { preferences: { sms: false }, unsubscribeReasons: ['other'] } },
  ],
  [() => limits.setPrecommitment('50'), 'precommitment.set', { body: { limit: '50' } }],
  [() => limits.deletePrecommitment(), 'precommitment.delete', {}],
  [() => limits.startBreak('week'), 'break.start', { body: { period: 'week' } }],
  [() => limits.scheduleEndOfSelfExclusion(), 'break.return', {}],
  [() => limits.spendLimits(), 'spend-limits.list', {}],
  [
    () => limits.createSpendLimit('day', '5'),
    'spend-limits.create',
    { params: { period: 'day' }, body: { limit: '5' } },
  ],
  [
    () => limits.updateSpendLimit('day', '6'),
    'spend-limits.update',
    { params: { period: 'day' }, body: { limit: '6' } },
  ],
  [() => limits.deleteSpendLimit('l1'), 'spend-limits.delete', { params: { id: 'l1' } }],
  [() => verification.verify(), 'customer.verify', {}],
  [() => verification.verifyLicence(licence), 'customer.verification.licence', { body: licence }],
  [() => verification.licenceConfig(), 'verification-service.licence-config', {}],
  [
    () => verification.startConnectId('http://x/back'),
    'customer.verification.connectid',
    { body: { returnUrl: 'http://x/back' } },
  ],
  [
    () => verification.endConnectId({ state: 's', code: 'c' }),
    'customer.verification.connectid.callback',
    { body: { state: 's', code: 'c' } },
  ],
  [() => migration.migrate(), 'migration.migrate', { body: { termsAccepted: true } }],
];

test.each(CASES.map(([call, id, input]) => ({ call, id, input })))(
  'the method of the account API for the call $id sends it with the right parameters',
  async ({ call, id, input }) => {
    sent.length = 0;
    await call();
    expect(sent).toEqual([[id, input]]);
  },
);

test('identity document pictures are sent as a multipart form, with the back only if there is one', async () => {
  sent.length = 0;
  const [front, back] = ['front.jpg', 'back.jpg'].map((name) => new File(['x'], name));
  if (!front || !back) throw new Error('there are two files');
  await verification.sendDocuments({ method: 'photo_id_upload', front, back });
  await verification.sendDocuments({ method: 'pdf_form', front });
  const forms = sent.map(([id, input]) => {
    return [id, [...formOf(input)].map(([name, value]) => [name, value instanceof File ? value.name : value])];
  });
  expect(forms).toEqual([
    [
      'customer.verification',
      [
        ['method', 'photo_id_upload'],
        ['front', 'front.jpg'],
        ['back', 'back.jpg'],
      ],
    ],
    [
      'customer.verification',
      [
        ['method', 'pdf_form'],
        ['front', 'front.jpg'],
      ],
    ],
  ]);
});

function formOf(input: unknown): FormData {
  if (typeof input === 'object' && input !== null && 'body' in input && input.body instanceof FormData)
    return input.body;
  throw new Error('the call has no form');
}
