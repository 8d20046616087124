import { expect, test } from 'vitest';
import type { MessageSource } from '#engine/messages/message-source.ts';
import { unsubscribeDescription } from '#schemas/generated/forms/unsubscribe.description.gen.ts';
import { withdrawalDescription } from '#schemas/generated/forms/withdrawal.description.gen.ts';
import { testMessages } from '../../_testing/test-messages.ts';
import { createPageForm } from './page-form.ts';

test('a form has the texts of its own catalogue, and those of shared ones for the rest', () => {
  const { title, fields } = createPageForm(unsubscribeDescription, testMessages);
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
  const { fields } = createPageForm(withdrawalDescription, testMessages);
  expect(fields.map(({ name, help }) => [name, help])).toEqual([
    ['amount', 'e.g. 50.00'],
    ['way', undefined],
  ]);
});

test('a text that is missing is the id of its message', () => {
  const nothing: MessageSource = { find: () => undefined };
  const { title, fields } = createPageForm(withdrawalDescription, nothing);
  expect([title, fields[0]?.label, fields[0]?.help]).toEqual([
    'form-withdrawal.title',
    'form-withdrawal.amount.label',
    undefined,
  ]);
});
