// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderTestFormBeforeItsMachine, typeIntoControl } from '../../_testing/late-form.tsx';
import { createFormBlockData } from '../../_ui/form/form.data.ts';
import { LimitForm } from './limit-form.tsx';

const limit = (
  <LimitForm
    id="it"
    of="spending"
    form={createFormBlockData('spend-limit')}
    period="week"
    row={null}
    close={() => undefined}
  />
);

test('whoever types before the machine is there keeps the field and what is in it', async () => {
  const { field, arrive } = await renderTestFormBeforeItsMachine('spend-limit', limit);
  const amount = field('limit');
  await typeIntoControl(amount, '8');
  await arrive();
  expect([document.activeElement, field('limit'), amount.value]).toEqual([amount, amount, '8']);
});

test('a limit that was given up leaves nothing in the field of the next', async () => {
  const { field, arrive, show } = await renderTestFormBeforeItsMachine('spend-limit', limit);
  await arrive();
  await typeIntoControl(field('limit'), '80');
  await show(null);
  await show(limit);
  expect(field('limit').value).toBe('');
});
