import { expect, test } from 'vitest';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { signUpDescription } from '#schemas/generated/forms/sign-up.description.gen.ts';
import { unsubscribeDescription } from '#schemas/generated/forms/unsubscribe.description.gen.ts';
import { withdrawalDescription } from '#schemas/generated/forms/withdrawal.description.gen.ts';
import { testMessages } from '../../_testing/test-messages.ts';
import { createPageForm } from './page-form.ts';

const site = { currency: 'AUD', timeZone: 'UTC' };

test('a form has the texts of its own catalogue, and those of shared ones for the rest', () => {
  const { title, fields } = createPageForm(unsubscribeDescription, testMessages, site);
  expect([title, fields.find(({ name }) => name === 'sms')?.label]).toEqual(['Unsubscribe', 'Text message']);
  expect(fields.find(({ name }) => name === 'unsubscribeReason')).toMatchObject({
    label: 'Why would you like fewer messages?',
    options: [
      { value: 'too_many', label: 'I got too many' },
      { value: 'not_relevant', label: 'They weren’t relevant to me' },
      { value: 'never_asked', label: 'I never signed up for them' },
      { value: 'other', label: 'Something else' },
    ],
  });
});

test('a form has the help texts of those fields that have one', () => {
  const { fields } = createPageForm(withdrawalDescription, testMessages, site);
  expect(fields.map(({ name, help }) => [name, help])).toEqual([
    ['amount', 'e.g. 50.00'],
    ['way', undefined],
  ]);
});

test('a help text has the minimum age of the site', () => {
  const findHelp = (minimumAge?: number) =>
    createPageForm(signUpDescription, testMessages, {
      ...site,
      ...(minimumAge === undefined ? {} : { minimumAge }),
    }).fields.find(({ name }) => name === 'dateOfBirth')?.help;
  expect([findHelp(), findHelp(20)]).toEqual(['You must be 18 or over.', 'You must be 20 or over.']);
});

test('a missing title or label of a form is shown as its message id, and a missing help text is left out', () => {
  const nothing: MessageSource = { find: () => undefined };
  const { title, fields } = createPageForm(withdrawalDescription, nothing, site);
  expect([title, fields[0]?.label, fields[0]?.help]).toEqual([
    'form-withdrawal.title',
    'form-withdrawal.amount.label',
    undefined,
  ]);
});
