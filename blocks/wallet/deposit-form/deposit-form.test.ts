import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import type { DepositFormBlockData } from './deposit-form.data.ts';

function money(minor: number) {
  return { minor, currency: 'AUD' };
}

const limit = {
  limit: money(20000),
  remaining: money(15000),
  period: 'week',
  resets: Date.parse('2026-11-22T13:00:00Z'),
} as const;

function render(change: Partial<DepositFormBlockData>): string {
  const data = { closed: null, funds: money(4250), limit: null, seen: [], metadata: {}, ...change };
  return renderTestBlockToHtml({ id: 'deposit', type: 'deposit-form', props: {}, data }, () => undefined);
}

test('the deposit form shows what can be spent, and what is left of the deposit limit until when', () => {
  const html = render({ limit });
  expect(html).toContain('Available funds: $42.50');
  expect(html).toContain(
    'Your deposit limit is $200.00 a week. You can add $150.00 more until Monday 23 November 2026. <a ',
  );
});

test('the deposit form shows a deposit limit as reached when nothing is left of it', () => {
  expect(render({ limit: { ...limit, period: 'month', remaining: money(0) } })).toContain(
    'You’ve reached your deposit limit of $200.00 a month. It resets on Monday 23 November 2026. <a ',
  );
});

test.each([
  ['verification', 'You can add money once your account is verified.'],
  ['break', 'You can’t add money while you’re taking a break.'],
  ['country', 'You can’t add money from where you live.'],
] as const)('a reason in place of the deposit form is shown to a customer with the barrier %s', (closed, reason) => {
  const html = render({ closed });
  expect([html.includes(`<p>${reason}</p>`), html.includes('<form')]).toEqual([true, false]);
});
