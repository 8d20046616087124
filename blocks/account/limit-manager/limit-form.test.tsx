// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderTestFormWithLateMachine, typeIntoControl } from '../../_testing/late-form.tsx';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import { LimitForm } from './limit-form.tsx';

const limit = (
  <LimitForm
    id="it"
    of="spending"
    form={createFormDescriptionForBlock('spend-limit', stubBlockContext)}
    period="week"
    row={null}
    close={() => undefined}
  />
);

test('an amount typed into the limit form before its machine is loaded stays, and the field keeps the focus', async () => {
  const { field, arrive } = await renderTestFormWithLateMachine('spend-limit', limit);
  const amount = field('limit');
  await typeIntoControl(amount, '8');
  await arrive();
  expect([document.activeElement, field('limit'), amount.value]).toEqual([amount, amount, '8']);
});

test('a limit form that was closed after typing opens again with an empty field', async () => {
  const { field, arrive, show } = await renderTestFormWithLateMachine('spend-limit', limit);
  await arrive();
  await typeIntoControl(field('limit'), '80');
  await show(null);
  await show(limit);
  expect(field('limit').value).toBe('');
});
