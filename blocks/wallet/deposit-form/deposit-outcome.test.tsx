import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { DepositOutput, PendingDepositNotice } from '#machines/wallet/deposit/deposit.types.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { AcceptedDepositPanel } from './deposit-outcome.tsx';

const pending: PendingDepositNotice = { message: null, instructions: null, dueAt: null };
const instructions = {
  billerCode: '417001',
  bankCode: null,
  accountNumber: null,
  accountName: 'Harbour customer funds',
  reference: '1234567890',
};

function outcomeOf(output: DepositOutput): string {
  return renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <AcceptedDepositPanel
        output={output}
        amount={2500}
        show={(amount) => `$${amount / 100}`}
        send={() => undefined}
      />
    </BlockContext>,
  );
}

test('an accepted deposit that the customer must still send shows amount, bank details and a link to its details page', () => {
  const html = outcomeOf({ kind: 'pending', depositId: 'deposit-1', pending: { ...pending, instructions } });
  expect(html).toContain('One more step: transfer the money.');
  expect(html).toContain('<dt>Amount</dt><dd>$25</dd></div><div><dt>Biller code</dt><dd>417001</dd>');
  expect(html).toContain('href="/my-account.deposit.details/deposit-1"');
});

test('an accepted deposit without transfer instructions is said to be on its way, and no money is asked for', () => {
  const html = outcomeOf({ kind: 'pending', depositId: 'deposit-1', pending });
  expect(html).toContain('Your payment is processing.');
  expect(html).not.toContain('Amount');
});
