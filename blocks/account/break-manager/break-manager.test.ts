import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadBreakManagerData } from './break-manager.data.ts';
import type { BreakManagerProps } from './break-manager.gen.ts';

const NOON = '2026-03-11T01:00:00Z';

async function readBreak(playBreak: object, at: string) {
  const props = { heading: 'Take a break' };
  const { context } = createTestLoadContext<BreakManagerProps>(props, { 'customer.get': { playBreak } });
  const { data } = await loadBreakManagerData({ ...context, now: Date.parse(at) });
  const html = renderTestBlockToHtml({ id: 'break', type: 'break-manager', props }, () => data);
  return [/<strong>(.*?)<\/strong>/.exec(html)?.[1], html.includes('Ask to return')];
}

const exclusion = { kind: 'self_exclusion', endsAt: null, returnFrom: NOON };

test.each([
  [
    'a customer on a break for a fixed time',
    { kind: 'time_out', endsAt: NOON, returnFrom: null },
    '2026-03-01T00:00:00Z',
    ['You’re taking a break until 11 March 2026 at 12:00 pm.', false],
  ],
  [
    'a customer who may not ask to return yet',
    exclusion,
    '2026-03-01T00:00:00Z',
    ['You’ve excluded yourself from playing. You can ask to return from 11 March 2026 at 12:00 pm.', false],
  ],
  [
    'a customer who may ask to return',
    exclusion,
    NOON,
    ['You’ve excluded yourself from playing. If you ask to return, you can play again after 24 hours.', true],
  ],
  [
    'a customer who has asked to return',
    { ...exclusion, endsAt: NOON },
    '2026-03-10T12:00:00Z',
    ['You’ve asked to return. You can play again from 11 March 2026 at 12:00 pm.', false],
  ],
])('the break manager shows %s the state of the break', async (_, playBreak, at, expected) => {
  expect(await readBreak(playBreak, at)).toEqual(expected);
});
