import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { FormFieldProblems } from '#domain/forms/check-form.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import type { formMachine } from './form.machine.ts';

export type FormActor = ActorRefFrom<typeof formMachine>;

/** A form as a block shows it. */
export interface FormView {
  readonly state: 'idle' | 'submitting' | 'success' | 'error';
  readonly values: FormValues;
  readonly problems: FormFieldProblems;
  /** What is wrong with the form as a whole. */
  readonly general: readonly FormProblem[];
  /** Nothing can be typed or sent any more. */
  readonly isLocked: boolean;
  /** How often a submission came to nothing: the moment to show what is wrong. */
  readonly failures: number;
  /** How often the fields were filled from outside: the moment to show other values. */
  readonly fills: number;
}

export function formView({ value: state, context }: SnapshotFrom<typeof formMachine>): FormView {
  const { values, problems, general, isLocked, failures, fills } = context;
  return { state, values, problems, general, isLocked, failures, fills };
}
