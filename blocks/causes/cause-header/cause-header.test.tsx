import { expect, test } from 'vitest';
import { createTestLoadContext } from '../../_testing/load-context.ts';
import { renderTestBlockToHtml } from '../../_testing/render-example.tsx';
import { loadCauseHeaderData } from './cause-header.data.ts';

const cause = {
  key: 'ferry',
  urlSlug: 'ferry-trust',
  name: 'Ferry Trust',
  summary: 'Keeps the ferries running.',
  amountRaised: { amount: '86040.99', currency: 'AUD' },
  numSupporters: 12_400,
  productOfferKeys: [],
};
const answers = { 'cms.causes': [cause] };

test('the cause header tells what the cause of the address does, and the amount raised, rounded down', async () => {
  const { data } = await loadCauseHeaderData(
    createTestLoadContext({ look: 'full' as const }, answers, { causeSlug: 'Ferry-Trust' }).context,
  );
  const shown = (look: 'full' | 'line') =>
    renderTestBlockToHtml({ id: 'cause', type: 'cause-header', props: { look }, data }, () => undefined);
  expect(shown('full')).toContain('<h1>Ferry Trust</h1><p>Keeps the ferries running.</p>');
  expect(shown('full')).toContain('<strong class="prize figure">$86,040</strong> raised so far');
  expect(shown('line')).toContain(
    '<div class="cause-header cause-header--line ground-surface"><p class="wrap">You’re playing for <a href="/causes.cause/ferry-trust">Ferry Trust</a>. Keeps the ferries running. <span class="figure">$86,040 raised so far.</span></p></div>',
  );
});

test('the loader of the cause header fails for an address that names no cause', async () => {
  const { context } = createTestLoadContext({ look: 'full' as const }, answers, { causeSlug: 'nothing' });
  await expect(loadCauseHeaderData(context)).rejects.toThrow("no cause has the path segment 'nothing'");
});
