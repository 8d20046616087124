import { afterEach, describe, expect, test, vi } from 'vitest';
import { createCommerceCalls } from '#commerce/commerce.ts';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowRunner } from '#engine/flows/flow.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import type { FormHiddenValues } from '#machines/_kit/form/form.types.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import { type FormName, formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import { getUsualMessages } from '../testing/usual-messages.ts';
import type { FlowPageServices } from './flows/flow-context.ts';
import { createPageFormSubmitHandlers } from './flows/form-submits.ts';
import { createFormFlowLoaders } from './form-flows.ts';

/** Half an hour into the 1st of January 2018 in Sydney. */
const NOW = Date.parse('2017-12-31T13:30:00Z');

async function running(name: FormName, answers: Readonly<Record<string, unknown>> = {}) {
  const { transport, sent } = createTestTransportFromTable(answers);
  const pageActions: string[] = [];
  const known: Partial<FlowPageServices> = {
    href: (route) => `/${route}`,
    path: () => '/here',
    signedOutPath: () => null,
    navigate: (to) => void pageActions.push(`to ${to}`),
    load: (to) => void pageActions.push(`load ${to}`),
    leave: (to) => void pageActions.push(`leave ${to}`),
    reload: () => void pageActions.push('reload'),
    refresh: () => Promise.resolve(),
    site: () => ({ key: 'harbour', currency: 'AUD', locale: 'en-AU' }),
    timeZone: () => 'Australia/Sydney',
    feature: () => false,
    capability: () => false,
    customerId: () => 'ada',
    payment: () => null,
    salesRestrictionReason: () => null,
    framedBy: () => [],
    failed: () => undefined,
    wait: () => Promise.resolve(),
    toast: ({ message }) => void pageActions.push(message),
    messages: getUsualMessages,
    build: () => 'entry-1a2b',
    showVisitor: () => undefined,
  };
  const page = known as FlowPageServices;
  const submits = createPageFormSubmitHandlers({ commerce: createCommerceCalls(transport), page, flows: () => flows });
  const surroundings = {
    clock: () => NOW,
    timeZone: () => 'Australia/Sydney',
    site: () => ({ currency: 'AUD' }),
    newKey: () => 'key',
  };
  const flows: FlowRunner = createFlowRunner(createFormFlowLoaders(submits, surroundings));
  const actor = await flows.start(getFormFlow(name));
  return { actor, sent, pageActions, view: () => formView(actor.getSnapshot()) };
}

afterEach(() => void vi.unstubAllGlobals());

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

test.each(Object.keys(formDescriptions) as FormName[])('the form flow %s starts in the state idle', async (name) => {
  const { view } = await running(name);
  expect(view().state).toBe('idle');
});

describe('typed values are sent', () => {
  test.each<[FormName, Record<string, string>, string, unknown]>([
    ['forgot-password', { email: ' ada@harbour.example' }, 'password.forgot', { email: 'ada@harbour.example' }],
    [
      'change-password',
      { currentPassword: 'old one', newPassword: 'a few words', newPasswordAgain: 'a few words' },
      'customer.change-password',
      { currentPassword: 'old one', newPassword: 'a few words' },
    ],
    [
      'force-password-change',
      { newPassword: 'a few words', newPasswordAgain: 'a few words' },
      'password.force-change',
      { newPassword: 'a few words' },
    ],
  ])('from the form %s to its API call', async (name, values, call, body) => {
    const { actor, sent, view } = await running(name, { [call]: null });
    actor.send({ type: 'FORM.SUBMIT', values });
    await settled();
    expect([view().state, sent]).toEqual(['success', [[call, { body }]]]);
  });

  test('nowhere from a form without a call, which shows a failure', async () => {
    const { actor, view } = await running('migration-terms');
    actor.send({ type: 'FORM.SUBMIT', values: { termsAccepted: true } });
    await settled();
    expect(view()).toMatchObject({ state: 'error', general: [{ message: 'failed' }] });
  });
});

test('the minimum age of 18 is checked by the calendar of the shop', async () => {
  const { actor, view } = await running('sign-up');
  const born = (dateOfBirth: string) => {
    actor.send({ type: 'FIELD.CHANGE', name: 'dateOfBirth', value: dateOfBirth });
    actor.send({ type: 'FIELD.BLUR', name: 'dateOfBirth' });
    return view().problems['dateOfBirth'];
  };
  expect([born('2000-01-01'), born('2000-01-02')]).toEqual([undefined, { message: 'adult', values: { age: 18 } }]);
});

describe('after a form was sent', () => {
  const details = {
    firstname: 'Finn',
    lastname: 'Halloran',
    email: 'finn@harbour.example',
    address: '14 Wattle Street',
    suburb: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    country: 'AU',
  };
  const known = { ...details, dateOfBirth: null, phone: null, addressLine2: null };
  const passwords = { newPassword: 'a few words', newPasswordAgain: 'a few words' };
  const done: unknown = null;
  const link = new ApiError('Email link no longer valid', { status: 404, code: 'link_not_valid' });

  const isOver = ['success', 'error'];

  async function submitted(
    name: FormName,
    values: FormValues,
    answers: Readonly<Record<string, unknown>>,
    about: FormHiddenValues = {},
  ) {
    const { actor, sent, pageActions, view } = await running(name, answers);
    actor.send({ type: 'FORM.FILL', values: {}, about });
    actor.send({ type: 'FORM.SUBMIT', values });
    await vi.waitFor(() => expect(isOver).toContain(view().state));
    return { state: view().state, pageActions, calls: sent };
  }

  test('a changed password is confirmed, and a forced change continues to the target page', async () => {
    const changed = { ...passwords, currentPassword: 'old one' };
    expect((await submitted('change-password', changed, { 'customer.change-password': done })).pageActions).toEqual([
      'New Password Saved',
    ]);
    const forced = { 'password.force-change': done };
    expect((await submitted('force-password-change', passwords, forced, { next: '/cart' })).pageActions).toEqual([
      'New Password Saved',
      'to /cart',
    ]);
    const elsewhere = new ApiError('No.', { status: 409, code: 'password_change_not_required' });
    expect(
      (await submitted('force-password-change', passwords, { 'password.force-change': elsewhere })).pageActions,
    ).toEqual(['to /home']);
  });

  test('a reset link resets the password by its token or is reported as invalid', async () => {
    const values = { password: 'a few words', passwordAgain: 'a few words' };
    const about = { token: 'from-the-mail' };
    const body = { token: 'from-the-mail', password: 'a few words' };
    expect(await submitted('reset-password', values, { 'password.reset': done }, about)).toEqual({
      state: 'success',
      pageActions: ['New Password Saved'],
      calls: [['password.reset', { body }]],
    });
    const gone = await submitted('reset-password', values, { 'password.reset': link }, about);
    expect([gone.state, gone.pageActions]).toEqual(['error', ['Email link no longer valid']]);
  });

  const ofVerified = { 'customer.get': { isVerified: true }, 'customer.details.get': known };

  test.each([
    [false, 'NSW', {}, ['Your details have been successfully updated.']],
    [true, 'NSW', {}, ['Details updated, your account is now unverified', 'to /my-account.my-details']],
    [false, 'VIC', {}, ['Your details have been successfully updated.', 'to /here?sv=NSW']],
    [false, '', { next: '/cart' }, ['Your details have been successfully updated.', 'to /cart']],
  ])(
    'saved customer details are confirmed and lead to the fitting page (verification revoked: %s, earlier state: %s)',
    async (verificationRevoked, state, about, pageActions) => {
      const answers = { ...ofVerified, 'customer.details.update': { verificationRevoked } };
      const saved = await submitted('customer-details', details, answers, { state, ...about });
      expect(saved).toMatchObject({ state: 'success', pageActions });
      expect(saved.calls.at(-1)).toEqual(['customer.details.update', { body: details }]);
    },
  );

  test.each([
    ['customer-details', { ...details, lastname: 'Quillon' }],
    ['confirm-address', { address: '1 Elm', suburb: 'Hobart', state: 'TAS', postcode: '7000', country: 'AU' }],
  ] as const)(
    'the form %s saves nothing before a verified customer has accepted the loss of the verification',
    async (form, values) => {
      const answers = { ...ofVerified, 'customer.details.update': { verificationRevoked: true } };
      const { actor, sent, pageActions, view } = await running(form, answers);
      const over = () => vi.waitFor(() => expect(isOver).toContain(view().state));
      const updates = () => sent.filter(([id]) => id === 'customer.details.update').length;
      for (const _ of ['the first time', 'and again']) {
        actor.send({ type: 'FORM.SUBMIT', values });
        await over();
        expect([view().state, pageActions, updates()]).toEqual(['error', [], 0]);
        expect(view().general).toEqual([
          { code: 'verification_loss', text: expect.stringContaining('need to verify again') },
        ]);
      }
      actor.send({ type: 'FORM.SUBMIT', about: { acceptsVerificationLoss: 'yes' } });
      await over();
      expect([view().state, updates(), pageActions[0]]).toEqual([
        'success',
        1,
        'Details updated, your account is now unverified',
      ]);
    },
  );

  test('an unverified customer is not warned about losing the verification', async () => {
    const answers = { ...ofVerified, 'customer.get': { isVerified: false }, 'customer.details.update': {} };
    const saved = await submitted('customer-details', { ...details, lastname: 'Quillon' }, answers, { state: 'NSW' });
    expect(saved.pageActions).toEqual(['Your details have been successfully updated.']);
  });

  test('an unchanged postal address is confirmed, and a changed one is saved with the customer details', async () => {
    const { address, suburb, state, postcode, country } = details;
    const typed = { address, suburb, state, postcode, country };
    const answers = { ...ofVerified, 'customer.confirm-address': {}, 'customer.details.update': {} };
    const right = await submitted('confirm-address', typed, answers);
    expect(right.calls.map(([id]) => id)).toEqual(['customer.details.get', 'customer.confirm-address']);
    const moved = await submitted('confirm-address', { ...typed, address: '2 Elm Street' }, answers);
    expect(moved.calls.at(-1)).toEqual(['customer.details.update', { body: { ...details, address: '2 Elm Street' } }]);
  });

  test('another e-mail address is sent together with the known details', async () => {
    const email = 'corrected@example.com';
    const answers = { ...ofVerified, 'customer.details.update': {} };
    const corrected = await submitted('change-email', { email }, answers);
    expect(corrected.pageActions).toEqual(['Your details have been successfully updated.']);
    expect(corrected.calls).toEqual([
      ['customer.details.get', {}],
      ['customer.details.update', { body: { ...details, email } }],
    ]);
    const isNew = { ...known, phone: null, address: null, suburb: null, postcode: null, country: null };
    const ofNew = { 'customer.details.get': isNew, 'customer.details.update': {} };
    const { firstname, lastname } = details;
    expect((await submitted('change-email', { email }, ofNew)).calls.at(-1)).toEqual([
      'customer.details.update',
      { body: { firstname, lastname, email } },
    ]);
  });

  test('communication channels are changed under the id of the link, with the reason', async () => {
    const values = { email: false, phone: false, sms: true, directmail: false, unsubscribeReason: 'too_many' };
    const { unsubscribeReason: _, ...preferences } = values;
    for (const form of ['communication-preferences', 'unsubscribe'] as const) {
      const answers = { 'customer.communication-preferences.update': {} };
      expect((await submitted(form, values, answers, { id: 'ada.sig' })).calls).toEqual([
        [
          'customer.communication-preferences.update',
          { params: { id: 'ada.sig' }, body: { preferences, unsubscribeReasons: ['too_many'] } },
        ],
      ]);
    }
  });

  test('a closed account leads to the page that confirms the closure', async () => {
    const closed = await submitted(
      'account-closure',
      { password: 'old one', reason: 'other', confirmed: true },
      { 'customer.delete': done },
    );
    expect([closed.pageActions, closed.calls]).toEqual([
      ['load /close-my-account.success'],
      [['customer.delete', { body: { password: 'old one', reason: 'other' } }]],
    ]);
  });
});

describe('a support message', () => {
  const typed = { topic: 'tickets', email: 'nell@quirke.example', message: 'Where is my ticket?' };

  test('is sent as an event, and the sender is thanked', async () => {
    const { actor, sent, pageActions } = await running('support-message', { 'event.create': { id: '1' } });
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    await vi.waitFor(() => expect(pageActions).toEqual(['We’ve got your message and will reply by email.']));
    expect(sent).toEqual([
      [
        'event.create',
        {
          body: {
            eventType: 'support_message_event',
            name: 'support_message',
            category: 'tickets',
            variant: 'form',
            source: '/here',
            comment: 'Where is my ticket?',
            email: 'nell@quirke.example',
            clientInformation: expect.objectContaining({ build: 'entry-1a2b', name: 'Web' }),
          },
        },
      ],
    ]);
  });

  test('that could not be sent stays in the form', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const { actor, pageActions, view } = await running('support-message', { 'event.create': new Error('down') });
    actor.send({ type: 'FORM.SUBMIT', values: typed });
    await vi.waitFor(() => expect(pageActions).toEqual(['We couldn’t send your message. Please try again.']));
    expect(view().values['message']).toBe('Where is my ticket?');
  });
});
