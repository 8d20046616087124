import { act, type ReactNode } from 'react';
import { createFlowRunner } from '#engine/flows/create-flows.ts';
import type { FlowLoader } from '#engine/flows/flow.ts';
import { getFormFlowId } from '#machines/_kit/form/form.flow.ts';
import { startFormMachine } from '#machines/_kit/form/form.start.ts';
import type { FormName } from '#schemas/generated/forms/descriptions.gen.ts';
import { formLoaders } from '#schemas/generated/forms/loaders.gen.ts';
import { renderTestBlock } from './shop-page.tsx';

/** Shows a form whose machine comes when `arrive` is called, as it does on a slow phone; `show` shows another in its place. */
export async function renderTestFormWithLateMachine(name: FormName, block: ReactNode) {
  const form = await formLoaders[name]();
  const submit = () => Promise.reject(new Error('nothing is sent'));
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<FlowLoader>>>();
  const flows = createFlowRunner({ [getFormFlowId(name)]: () => promise });
  const { page, show } = await renderTestBlock(flows, block);
  return {
    show,
    arrive: () =>
      act(async () =>
        resolve(() =>
          startFormMachine<unknown>({
            form,
            submit,
            today: () => '2026-11-21',
            site: () => ({ currency: 'AUD' }),
            newKey: () => 'key',
          }),
        ),
      ),
    field: (field: string) => {
      const found = page.querySelector<HTMLInputElement>(`input[name=${field}]`);
      if (!found) throw new Error(`there is no field ${field}`);
      return found;
    },
  };
}

/** Types as a person does. React watches the property of the element itself, and would take no notice of it. */
export async function typeIntoControl(control: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    control.focus();
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
