import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BlockContext } from '#engine/render/block-context.tsx';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import type { LimitUsage } from './limit-manager.data.ts';
import { LimitUsageSummary } from './limit-state.tsx';

const row: LimitUsage = {
  id: 'limit-1',
  period: 'week',
  limit: { minor: 5000, currency: 'AUD' },
  typed: '50.00',
  used: { minor: 2000, currency: 'AUD' },
  remaining: { minor: 3000, currency: 'AUD' },
  share: 40,
  resetsAt: Date.parse('2026-11-22T13:00:00Z'),
  pending: null,
};
const from = Date.parse('2026-11-22T08:30:00Z');

function read(kind: 'spending' | 'deposits', pending: LimitUsage['pending'] = null) {
  const html = renderToStaticMarkup(
    <BlockContext value={stubBlockContext}>
      <LimitUsageSummary row={{ ...row, pending }} kind={kind} />
    </BlockContext>,
  );
  return [...html.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/g)].map(([, text]) => text);
}

test('a limit shows its amount, how much of it is used, and when it resets in the time of the site', () => {
  expect(read('spending')).toEqual([
    '$50.00 a week',
    '$20.00 spent, $30.00 left',
    'Resets on Monday 23 November 2026, 12:00 am.',
  ]);
  expect(read('deposits')[1]).toBe('$20.00 deposited, $30.00 left');
});

test('a limit that changes or ends later shows what it becomes, and when', () => {
  expect(read('spending', { limit: { minor: 8000, currency: 'AUD' }, from })[3]).toBe(
    'Changes to $80.00 on Sunday 22 November 2026, 7:30 pm.',
  );
  expect(read('spending', { limit: null, from })[3]).toBe('Ends on Sunday 22 November 2026, 7:30 pm.');
});
