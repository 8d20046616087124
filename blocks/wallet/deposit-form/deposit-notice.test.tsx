import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { DepositFormView } from '#machines/wallet/deposit-form/deposit-form.view.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { LastDepositAttemptNotice } from './deposit-notice.tsx';

function noticeOf(code: string, change: Partial<DepositFormView> = {}): string {
  const failure = {
    code,
    reason: { kind: 'server_text', text: 'No.' } as const,
    target: null,
    status: 422,
    result: null,
  };
  const view: DepositFormView = {
    state: 'error',
    text: '20',
    isChecked: true,
    output: { kind: 'failed', depositId: null, failure },
    mayRetry: false,
    resets: 0,
    isUncertain: false,
    isLockedByOtherTab: false,
    resumableDepositId: null,
    paid: 2000,
    again: null,
    ...change,
  };
  return renderToStaticMarkup(
    <BlockContext value={{ ...stubBlockContext, capabilities: new Set(['wallet_manage']) }}>
      <LastDepositAttemptNotice view={view} send={() => undefined} ref={createRef()} />
    </BlockContext>,
  );
}

test('the notice of a deposit refused because too many cards are saved links to the saved cards, other refusals do not', () => {
  expect(noticeOf('too_many_funds')).toContain('href="/my-account.cards-and-accounts"');
  expect(noticeOf('card_declined')).not.toContain('<a');
});

test('the notice of a deposit says "Nothing was paid" when the shop refused or failed it, not when the outcome is unknown', () => {
  const failure = {
    code: 'error',
    reason: { kind: 'server_text', text: 'No.' } as const,
    target: null,
    status: 0,
    result: null,
  };
  expect(noticeOf('card_declined')).toContain('You haven’t been charged.');
  expect(noticeOf('', { output: { kind: 'failed', depositId: 'deposit-1', failure } })).toContain(
    'You haven’t been charged.',
  );
  expect(noticeOf('', { output: { kind: 'failed', depositId: null, failure } })).not.toContain(
    'You haven’t been charged.',
  );
  expect(noticeOf('', { output: { kind: 'unanswered', failure } })).not.toContain('You haven’t been charged.');
});

test('the notice of a deposit under way in another tab links to its authorisation page only when a bank question waits', () => {
  const taken = { state: 'idle', output: null, isLockedByOtherTab: true } as const;
  expect(noticeOf('', { ...taken, resumableDepositId: 'deposit-3' })).toContain(
    'href="/my-account.deposit.authorisation/deposit-3"',
  );
  expect(noticeOf('', taken)).toContain('Please finish that first');
  expect(noticeOf('', taken)).not.toContain('<a');
});

test('a deposit that the customer stopped or cancelled is not shown as a problem, one that was declined is', () => {
  const stopped = noticeOf('', { state: 'idle', output: { kind: 'abandoned', depositId: 'deposit-1', reset: true } });
  expect(stopped).toContain('You haven’t completed your payment.');
  for (const html of [stopped, noticeOf('cancelled')]) {
    expect(html).not.toContain('There is a problem');
    expect(html).not.toContain('form-summary');
  }
  expect(noticeOf('card_declined')).toContain('There is a problem');
});
