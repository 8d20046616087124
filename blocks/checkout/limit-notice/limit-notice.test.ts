import { expect, test } from 'vitest';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import example from './limit-notice.example.json' with { type: 'json' };

function html(isSystem: boolean): string {
  const data = example.data.map((limit) => ({ ...limit, isSystem }));
  return renderTestBlockToHtml({ id: 'limits', type: 'limit-notice', props: example.props, data }, () => undefined);
}

test('the notice of an exceeded system limit says that it protects everybody, and has no link to change limits', () => {
  expect(html(true)).toContain('This is more than anybody may spend here');
  expect(html(true)).toContain('<p>This limit protects everybody who plays here.</p>');
  expect(html(true)).not.toContain('my-account.spend-limits');
  expect(html(false)).not.toContain('This limit protects everybody who plays here.');
  expect(html(false)).toContain('my-account.spend-limits');
});

test('the notice of an exceeded limit shows the limit, what is left, by how much the order is more, and when it begins anew', () => {
  const limits = [
    { kind: 'spend', period: 'week', isSystem: false, limit: 500, remaining: 300, exceeded: 40 },
    { kind: 'deposit', period: 'month', isSystem: false, limit: 900, remaining: 200, exceeded: 50 },
  ];
  const data = limits.map((limit) => ({ ...limit, resetsAt: '2026-11-22T13:00:00Z' }));
  const shown = renderTestBlockToHtml({ id: 'limits', type: 'limit-notice', props: {}, data }, () => undefined);
  expect([...shown.matchAll(/<p[^>]*>([^<]+)</g)].map(([, text]) => text)).toEqual([
    'Of $5.00 a week, $3.00 is left. This order is $0.40 more than that.',
    'The limit begins anew on Monday 23 November.',
    'Of $9.00 a month, $2.00 is left. What you would have to pay in is $0.50 more than that.',
    'The limit begins anew on Monday 23 November.',
  ]);
});
