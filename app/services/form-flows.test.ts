import { describe, expect, test } from 'vitest';
import { createCommerce } from '#commerce/commerce.ts';
import { tableTransport } from '#commerce/testing.ts';
import { createFlows } from '#engine/flows/create-flows.ts';
import { formFlow } from '#machines/form/form.flow.ts';
import { formView } from '#machines/form/form.view.ts';
import { type FormName, formDescriptions } from '#schemas/generated/forms/descriptions.gen.ts';
import { formSubmits } from './flows/form-submits.ts';
import { formFlows } from './form-flows.ts';

/** Half an hour into the 1st of January 2018 in Sydney. */
const NOW = Date.parse('2017-12-31T13:30:00Z');

async function running(name: FormName, answers: Readonly<Record<string, unknown>> = {}) {
  const { transport, sent } = tableTransport(answers);
  const submits = formSubmits({ commerce: createCommerce(transport) });
  const surroundings = { clock: () => NOW, timeZone: () => 'Australia/Sydney', newKey: () => 'key' };
  const flows = createFlows(formFlows(submits, surroundings));
  const actor = await flows.start(formFlow(name));
  return { actor, sent, view: () => formView(actor.getSnapshot()) };
}

const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

test.each(Object.keys(formDescriptions) as FormName[])('%s runs where a page has it', async (name) => {
  const { view } = await running(name);
  expect(view().state).toBe('idle');
});

describe('what is typed goes', () => {
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
  ])('from %s', async (name, values, call, body) => {
    const { actor, sent, view } = await running(name, { [call]: null });
    actor.send({ type: 'FORM.SUBMIT', values });
    await settled();
    expect([view().state, sent]).toEqual(['success', [[call, { body }]]]);
  });

  test('nowhere, and says so, from a form that nobody has joined to a call', async () => {
    const { actor, view } = await running('migration-terms');
    actor.send({ type: 'FORM.SUBMIT', values: { termsAccepted: true } });
    await settled();
    expect(view()).toMatchObject({ state: 'error', general: [{ code: 'error', text: 'Something went wrong' }] });
  });
});

test('somebody is 18 by the calendar of the shop', async () => {
  const { actor, view } = await running('sign-up');
  const born = (dateOfBirth: string) => {
    actor.send({ type: 'FIELD.CHANGE', name: 'dateOfBirth', value: dateOfBirth });
    actor.send({ type: 'FIELD.BLUR', name: 'dateOfBirth' });
    return view().problems['dateOfBirth'];
  };
  expect([born('2000-01-01'), born('2000-01-02')]).toEqual([undefined, { message: 'adult' }]);
});
