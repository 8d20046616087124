// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderTestFormWithLateMachine, typeIntoControl } from '../../_testing/late-form.tsx';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import { NewBankAccountForm } from './new-account.tsx';

const account = (
  <NewBankAccountForm
    id="it"
    form={createFormDescriptionForBlock('bank-account', stubBlockContext)}
    isOverseas={false}
    close={() => undefined}
  />
);

test('a customer who types into the new-bank-account form before its machine has loaded keeps focus and text', async () => {
  const { field, arrive } = await renderTestFormWithLateMachine('bank-account', account);
  const name = field('accountName');
  await typeIntoControl(name, 'Ivo Q');
  await arrive();
  expect([document.activeElement, field('accountName'), name.value]).toEqual([name, name, 'Ivo Q']);
});

test('the new-bank-account form is empty when it is opened again after it was closed with text in it', async () => {
  const { field, arrive, show } = await renderTestFormWithLateMachine('bank-account', account);
  await arrive();
  await typeIntoControl(field('accountName'), 'Ivo Quill');
  await show(null);
  await show(account);
  expect(field('accountName').value).toBe('');
});
