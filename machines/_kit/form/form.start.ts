import { createActor } from 'xstate';
import type { Form } from '#schemas/forms/form.ts';
import { type SubmitForm, wrapFormSubmitAsActor } from './form.actors.ts';
import { formMachine } from './form.machine.ts';
import type { FormInput } from './form.types.ts';
import type { FormActor } from './form.view.ts';

export interface StartFormOptions<Values> extends Omit<FormInput, 'form'> {
  readonly form: Form<Values>;
  readonly submit: SubmitForm<Values>;
}

export function startFormMachine<Values>({ submit, ...input }: StartFormOptions<Values>): FormActor {
  return createActor(formMachine.provide({ actors: { submit: wrapFormSubmitAsActor(submit) } }), { input }).start();
}
