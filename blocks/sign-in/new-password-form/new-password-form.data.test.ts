import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { loadNewPasswordFormData } from './new-password-form.data.ts';
import type { NewPasswordFormProps } from './new-password-form.gen.ts';

const props: NewPasswordFormProps = {
  reset: { heading: 'Reset' },
  change: { heading: 'Change' },
  neither: { heading: 'Neither', text: 'Ask.', action: { label: 'Ask', link: { href: '/ask', external: false } } },
};

async function kind(query: string, signedIn: boolean) {
  const { context } = createTestLoadContext(props, {});
  const visitor = { ...context.visitor, signedIn };
  const { data } = await loadNewPasswordFormData({ ...context, query: new URLSearchParams(query), visitor });
  return data.kind === 'reset' ? [data.kind, data.about] : [data.kind];
}

test('the new password form resets the password by the token of a link, whether signed in or not', async () => {
  expect(await kind('token=from-the-mail', true)).toEqual(['reset', { token: 'from-the-mail' }]);
  expect(await kind('token=from-the-mail', false)).toEqual(['reset', { token: 'from-the-mail' }]);
});

test('the new password form without a valid token changes the password of a customer, and is not shown to others', async () => {
  expect(await kind('', true)).toEqual(['change']);
  expect(await kind('', false)).toEqual(['neither']);
  expect(await kind('token=', false)).toEqual(['neither']);
  expect(await kind('token=%3Cscript%3E', false)).toEqual(['neither']);
});
