import { createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { DepositFormView } from '#machines/deposit-form/deposit-form.view.ts';
import { testContext } from '../_ui/testing/shop-page.tsx';
import { DepositNotice } from './deposit-notice.tsx';

function noticeOf(code: string, change: Partial<DepositFormView> = {}): string {
  const failure = { code, message: 'No.', target: null, status: 422, result: null };
  const view: DepositFormView = {
    state: 'error',
    text: '20',
    isChecked: true,
    output: { kind: 'failed', depositId: null, failure },
    mayRetry: false,
    resets: 0,
    isUncertain: false,
    isTaken: false,
    waiting: null,
    again: null,
    ...change,
  };
  return renderToStaticMarkup(
    <BlockContext value={{ ...testContext, capabilities: new Set(['wallet_manage']) }}>
      <DepositNotice view={view} send={() => undefined} ref={createRef()} />
    </BlockContext>,
  );
}

test('one card more than can be saved leads to those that are', () => {
  expect(noticeOf('too_many_funds')).toContain('href="/my-account.cards-and-accounts"');
  expect(noticeOf('card_declined')).not.toContain('<a');
});

test('who pays in another tab is led to the question that waits there, where one does', () => {
  const taken = { state: 'idle', output: null, isTaken: true } as const;
  expect(noticeOf('', { ...taken, waiting: 'deposit-3' })).toContain(
    'href="/my-account.deposit.authorisation/deposit-3"',
  );
  expect(noticeOf('', taken)).toContain('Please finish that first');
  expect(noticeOf('', taken)).not.toContain('<a');
});
