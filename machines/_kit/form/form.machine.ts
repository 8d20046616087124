import { getActorError, getActorOutput } from '../params.ts';
import { createUntouchedForm, formSetup } from './form.setup.ts';
import type { FormEvent, FormInput, FormMachineContext } from './form.types.ts';

/**
 * Any form (specification: States and transitions, "Forms"). What is sent has passed the form's own check; a form that
 * is under way can't be sent again; after an error the values are still there, and may be sent again.
 *
 * A page that has nothing but the form starts it with `startFormMachine`. A flow invokes it, with its own call as `submit`:
 *
 * ```ts
 * actors: { loginForm: formMachine.provide({ actors: { submit: submitActor(call) } }) }
 * invoke: {
 *   id: 'loginForm',
 *   src: 'loginForm',
 *   input: { form: loginForm, today, newKey },
 *   onSnapshot: [
 *     { guard: { type: 'isDone', params: getActorSnapshot }, target: 'authenticated' },
 *     { guard: { type: 'needsCode', params: getActorSnapshot }, target: 'code_form' },
 *   ],
 * }
 * ```
 *
 * The block of the form reads and drives the child: the composition root hands it `snapshot.children.loginForm` under the
 * form's `getFormFlow`. Leaving the state stops the child, which gives up its request.
 */
export const formMachine = formSetup.createMachine({
  id: 'form',
  context: startContext,
  initial: 'idle',
  on: {
    'FIELD.CHANGE': { guard: 'isUnlocked', actions: 'setFieldValue' },
    'FIELD.BLUR': { guard: 'isUnlocked', actions: 'validateField' },
    'FORM.FILL': { actions: 'setInitialValues' },
    'FORM.RESET': { target: '.idle', actions: 'reset' },
  },
  states: {
    idle: {
      on: {
        'FORM.SUBMIT': [
          { guard: 'isValid', target: 'submitting', actions: 'setSubmittedValues' },
          { guard: 'isUnlocked', actions: 'recordValidationProblems' },
        ],
      },
    },
    submitting: {
      invoke: {
        id: 'submit',
        src: 'submit',
        input: submitInput,
        onDone: { target: 'success', actions: [{ type: 'recordOutput', params: getActorOutput }, 'emitSucceeded'] },
        onError: { target: 'error', actions: [{ type: 'recordRefusal', params: getActorError }, 'emitRefused'] },
      },
      on: { 'FORM.CANCEL': { target: 'idle', actions: 'clearSubmittedValues' } },
    },
    success: {
      on: { 'FIELD.CHANGE': { target: 'idle', actions: 'setFieldValue' } },
    },
    error: {
      on: {
        'FORM.SUBMIT': [
          { guard: 'isValid', target: 'submitting', actions: 'setSubmittedValues' },
          { guard: 'isUnlocked', actions: 'recordValidationProblems' },
        ],
      },
    },
  },
});

function startContext({ input: { values = {}, ...input } }: { readonly input: FormInput }): FormMachineContext {
  return {
    ...input,
    ...createUntouchedForm(values),
    initial: values,
    about: {},
    fills: 0,
  };
}

function submitInput({
  context: { sent, about, key },
  event,
}: {
  readonly context: Pick<FormMachineContext, 'about' | 'sent' | 'key'>;
  readonly event: FormEvent;
}) {
  return {
    values: sent,
    about: event.type === 'FORM.SUBMIT' ? { ...about, ...event.about } : about,
    key: key ?? '',
  };
}
