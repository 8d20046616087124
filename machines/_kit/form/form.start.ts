import { createActor } from 'xstate';
import type { Form } from '#schemas/forms/form.ts';
import { type SubmitForm, submitActor } from './form.actors.ts';
import { formMachine } from './form.machine.ts';
import type { FormInput } from './form.types.ts';
import type { FormActor } from './form.view.ts';

export interface FormParts<Values> extends Omit<FormInput, 'form'> {
  readonly form: Form<Values>;
  readonly submit: SubmitForm<Values>;
}

export function startForm<Values>({ submit, ...input }: FormParts<Values>): FormActor {
  return createActor(formMachine.provide({ actors: { submit: submitActor(submit) } }), { input }).start();
}
