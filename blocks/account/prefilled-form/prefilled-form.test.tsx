// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import { FlowProvider } from '#engine/flows/use-flow.tsx';
import { BlockContext } from '#engine/render/block-context.tsx';
import { getFormFlow, getFormFlowId } from '#machines/_kit/form/form.flow.ts';
import { startFormMachine } from '#machines/_kit/form/form.start.ts';
import { communicationPreferencesForm } from '#schemas/generated/forms/communication-preferences.gen.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { createFormDescriptionForBlock } from '../../_ui/form/form.data.ts';
import type { PrefilledFormBlockData } from './prefilled-form.data.ts';
import type { PrefilledFormProps } from './prefilled-form.gen.ts';
import { PrefilledForm } from './prefilled-form.tsx';

const form = 'communication-preferences';
const props: PrefilledFormProps = {
  form,
  level: 1,
  onlyWhenForced: false,
  notices: [{ when: 'money-left', text: 'There is {amount}.' }],
};
const filled: PrefilledFormBlockData = {
  notice: null,
  filled: {
    form: createFormDescriptionForBlock(form, stubBlockContext),
    values: { email: true, phone: false },
    about: { id: 'ada.sig' },
  },
};

async function show(data: PrefilledFormBlockData) {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  const sent: unknown[] = [];
  const submit = async (values: unknown, _: unknown, about: unknown) => void sent.push([values, about]);
  const parts = {
    form: communicationPreferencesForm,
    submit,
    today: () => '2026-11-21',
    site: () => ({ currency: 'AUD' }),
    newKey: () => 'key',
  };
  const flows = createFlowRunner({ [getFormFlowId(form)]: async () => () => startFormMachine(parts) });
  const tree = (
    <BlockContext value={stubBlockContext}>
      <FlowProvider flows={flows}>
        <PrefilledForm id="it" props={props} data={data} slots={{}} />
      </FlowProvider>
    </BlockContext>
  );
  const page = document.createElement('div');
  page.innerHTML = renderToString(tree);
  const before = page.querySelector<HTMLInputElement>('#it-email');
  const isTicked = before?.checked;
  document.body.replaceChildren(page);
  await act(async () => void hydrateRoot(page, tree));
  return { page, before, isTicked, sent, actor: flows.current(getFormFlow(form)) };
}

describe('the prefilled form', () => {
  test('has the loaded values in its fields from the server on, and keeps the same elements in hydration', async () => {
    const { page, before, isTicked } = await show(filled);
    expect(isTicked).toBe(true);
    expect(page.querySelector('#it-email')).toBe(before);
    expect(before?.checked).toBe(true);
  });

  test('sends the loaded values along with the id of the customer that the form is about', async () => {
    const { page, sent } = await show(filled);
    await act(async () => page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
    expect(sent).toEqual([[{ email: true, phone: false, sms: false, directmail: false }, { id: 'ada.sig' }]]);
  });
});

test('the prefilled form is replaced by the text of its notice, or by nothing where it is hidden', async () => {
  expect((await show({ notice: 'money-left', amount: '$12.50' })).page.textContent).toBe(
    'Your accountThere is $12.50.',
  );
  expect((await show({ notice: 'hidden', amount: null })).page.textContent).toBe('');
});
