import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadVerificationNoticeData } from './verification-notice.data.ts';
import type { VerificationNoticeProps } from './verification-notice.gen.ts';

const REQUIRED_BY = '2026-03-18T01:00:00Z';

interface Case extends VerificationNoticeProps {
  readonly required?: boolean;
  readonly status?: string;
  readonly at?: string;
  readonly signedIn?: boolean;
}

async function shown({
  show = 'all',
  required = true,
  status = 'Unverified',
  at = REQUIRED_BY,
  signedIn = true,
}: Case) {
  const customer = {
    verification: { status, methods: [] },
    verificationRules: { required, requiredBy: required ? REQUIRED_BY : null },
  };
  const { context } = createTestLoadContext<VerificationNoticeProps>({ show }, { 'customer.get': customer });
  const visitor = { ...context.visitor, signedIn };
  const { data } = await loadVerificationNoticeData({ ...context, now: Date.parse(at), visitor });
  const html = renderTestBlockToHtml({ id: 'notice', type: 'verification-notice', props: { show } }, () => data);
  return data && [data.state, /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1], html.includes('/my-account.verify-account')];
}

test.each<[string, Case, unknown]>([
  ['once money is withheld', {}, ['needed', 'Please verify your account', true]],
  ['a moment before', { at: '2026-03-18T00:59:59Z' }, ['soon', 'Verify your account by 18 March 2026', true]],
  ['not before, where only then', { show: 'needed', at: '2026-03-18T00:59:59Z' }, null],
  ['while it is looked at', { status: 'Pending Verification' }, ['pending', 'We’re checking your documents', true]],
  ['not to who is verified', { required: false }, null],
  ['to nobody', { signedIn: false }, null],
])('the verification notice is shown %s', async (_, options, expected) =>
  expect(await shown(options)).toEqual(expected),
);
