import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TestBlockContext } from '../../_testing/render-example.tsx';
import { getTestMessages } from '../../_testing/test-messages.ts';
import { depositReportMessages } from './deposit-report.messages.gen.ts';
import { DepositReport } from './deposit-report.tsx';

const failed = getTestMessages(depositReportMessages).failed();

function renderFailedDeposit(message: string | null): string {
  const data = {
    stage: 'failed',
    depositId: 'dep-1',
    checkoutId: null,
    forPurchase: false,
    message,
    rows: [],
  } as const;
  return renderToStaticMarkup(
    <TestBlockContext>
      <DepositReport data={data} />
    </TestBlockContext>,
  );
}

test('the page of a failed deposit says once that nothing was charged, where the reason of the API says so', () => {
  const reason = `Your bank declined the payment. ${failed}`;
  expect(renderFailedDeposit(reason).split(failed)).toHaveLength(2);
});

test('the page of a failed deposit without a reason says that nothing was charged', () => {
  expect(renderFailedDeposit(null)).toContain(failed);
});
