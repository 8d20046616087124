import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import example from './limit-notice.example.json' with { type: 'json' };

function html(isSystem: boolean): string {
  const data = example.data.map((limit) => ({ ...limit, isSystem }));
  return renderTestBlockToHtml({ id: 'limits', type: 'limit-notice', props: example.props, data }, () => undefined);
}

test('the notice of an exceeded system limit says that it protects everybody, and has no link to change limits', () => {
  expect(html(true)).toContain('This is over the limit for all customers');
  expect(html(true)).toContain('<p>This limit protects everyone who plays here.</p>');
  expect(html(true)).not.toContain('my-account.spend-limits');
  expect(html(false)).not.toContain('This limit protects everyone who plays here.');
  expect(html(false)).toContain('my-account.spend-limits');
});

test('the notice of an exceeded limit shows the limit, what is left, by how much it is exceeded, and when it resets', () => {
  const limits = [
    { kind: 'spend', period: 'week', isSystem: false, limit: 500, remaining: 300, exceeded: 40 },
    { kind: 'deposit', period: 'month', isSystem: false, limit: 900, remaining: 200, exceeded: 50 },
  ];
  const data = limits.map((limit) => ({ ...limit, resetsAt: '2026-11-22T13:00:00Z' }));
  const shown = renderTestBlockToHtml({ id: 'limits', type: 'limit-notice', props: {}, data }, () => undefined);
  expect([...shown.matchAll(/<p[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'You have $3.00 left of the $5.00 weekly limit. This order is $0.40 over.',
    'Resets on Monday 23 November.',
    'You have $2.00 left of your $9.00 monthly limit. This deposit is $0.50 over.',
    'Resets on Monday 23 November.',
  ]);
});
