import type { FlowLoader } from '#engine/flows/flow.ts';
import type { SubmitForm } from '#machines/_kit/form/form.actors.ts';
import { getFormFlowId } from '#machines/_kit/form/form.flow.ts';
import type { FormName } from '#schemas/generated/forms/descriptions.gen.ts';
import { type FormValuesByName, formLoaders } from '#schemas/generated/forms/loaders.gen.ts';
import type { FormClockAndKeys } from './form-dependencies.ts';

/** Where what is typed into each form goes. A form that is part of a larger flow has none here. */
export type FormSubmitHandlers = { readonly [Name in FormName]?: SubmitForm<FormValuesByName[Name]> };

/** The flows of the forms, by their ids: each with the code of its own fields alone. */
export function createFormFlowLoaders(
  submits: FormSubmitHandlers,
  dependencies: FormClockAndKeys,
): Record<string, FlowLoader> {
  const names = Object.keys(formLoaders).filter(isFormName);
  return Object.fromEntries(names.map((name) => [getFormFlowId(name), formFlowLoader(name, submits, dependencies)]));
}

function formFlowLoader<Name extends FormName>(
  name: Name,
  submits: FormSubmitHandlers,
  dependencies: FormClockAndKeys,
): FlowLoader {
  return async () => {
    const [form, { startPageFormWithSubmit }] = await Promise.all([
      formLoaders[name](),
      import('./start-shop-form.ts'),
    ]);
    return () => startPageFormWithSubmit(form, submits[name], dependencies);
  };
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(formLoaders, name);
}
