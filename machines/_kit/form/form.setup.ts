import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormCheckResult, validateFormValues } from '#domain/forms/check-form.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import { toRefusedForm } from './form.failure.ts';
import type { FormEmitted, FormEvent, FormInput, FormMachineContext, FormSubmitActorInput } from './form.types.ts';

interface Answered {
  readonly output: unknown;
}

interface Failed {
  readonly error: unknown;
}

const types = {} as { context: FormMachineContext; events: FormEvent; emitted: FormEmitted; input: FormInput };

export const formSetup = setup({
  types,
  actors: {
    submit: fromPromise<unknown, FormSubmitActorInput>(() => Promise.reject(new Error('submit is not provided'))),
  },
  guards: {
    isUnlocked: ({ context }) => !context.isLocked,
    isValid: ({ context, event }) => !context.isLocked && checked(context, event).ok,
  },
  actions: {
    setFieldValue: assign(({ context, event }) => {
      if (event.type !== 'FIELD.CHANGE') return {};
      const { name, value } = event;
      const repeating = context.form.description.fields.filter(({ matches }) => matches === name);
      const problems = without(context.problems, [name, ...repeating.map((field) => field.name)]);
      const values = { ...context.values, [name]: value };
      return { values, touched: touching(context, name), problems, key: null };
    }),
    validateField: assign(({ context, event }) => {
      if (event.type !== 'FIELD.BLUR') return {};
      const { name } = event;
      const result = checked(context, event);
      const problem = result.ok || isBlank(context.values[name]) ? undefined : result.problems[name];
      return {
        touched: touching(context, name),
        problems: problem ? { [name]: problem, ...context.problems } : context.problems,
      };
    }),
    setSubmittedValues: assign(({ context, event }) => {
      const result = checked(context, event);
      if (!result.ok) return {};
      const values = typedValues(context, event);
      const isSame = JSON.stringify(values) === JSON.stringify(context.values);
      const key = (isSame && context.key) || context.newKey();
      return { values, sent: result.values, key, problems: {}, general: [], failure: null, output: null };
    }),
    recordValidationProblems: assign(({ context, event }) => {
      const result = checked(context, event);
      return {
        values: typedValues(context, event),
        problems: result.ok ? {} : result.problems,
        general: [],
        failure: null,
        failures: context.failures + 1,
      };
    }),
    setInitialValues: assign(({ context, event }) => {
      if (event.type !== 'FORM.FILL') return {};
      const { values, limits = context.limits, about = context.about } = event;
      const typed = Object.fromEntries(
        Object.entries(context.values).filter(([name]) => context.touched.includes(name)),
      );
      return {
        values: { ...values, ...typed },
        initial: values,
        about,
        fills: context.fills + 1,
        ...(limits ? { limits } : {}),
      };
    }),
    reset: assign(({ context }) => ({ ...createUntouchedForm(context.initial), fills: context.fills + 1 })),
    recordOutput: assign((_, { output }: Answered) => ({ output, sent: null, key: null, touched: [], problems: {} })),
    recordRefusal: assign(({ context }, { error }: Failed) => {
      const { isAnswered, ...refused } = toRefusedForm(context.form.description, error);
      return { ...refused, sent: null, key: isAnswered ? null : context.key, failures: context.failures + 1 };
    }),
    clearSubmittedValues: assign({ sent: null }),
    emitSucceeded: emit(({ context }) => ({
      type: 'form.succeeded',
      name: context.form.description.name,
      output: context.output,
    })),
    emitRefused: emit(({ context }) => ({
      type: 'form.refused',
      name: context.form.description.name,
      failure: context.failure,
      message: firstWords(context),
    })),
  },
});

function firstWords({ general, problems }: Pick<FormMachineContext, 'problems' | 'general'>): string {
  const [first] = [...general, ...Object.values(problems)];
  if (!first) return '';
  return 'text' in first ? first.text : first.message;
}

export function createUntouchedForm(values: FormValues) {
  return {
    values,
    touched: [],
    problems: {},
    general: [],
    failure: null,
    isLocked: false,
    sent: null,
    key: null,
    output: null,
    failures: 0,
  };
}

function touching({ touched }: Pick<FormMachineContext, 'touched'>, name: string): readonly string[] {
  return touched.includes(name) ? touched : [...touched, name];
}

function typedValues({ values }: Pick<FormMachineContext, 'values'>, event: FormEvent): FormValues {
  return event.type === 'FORM.SUBMIT' ? { ...values, ...event.values } : values;
}

function checked(
  context: Pick<FormMachineContext, 'values' | 'form' | 'limits' | 'today' | 'site'>,
  event: FormEvent,
): FormCheckResult<unknown> {
  const { form, limits, today, site } = context;
  return validateFormValues(form, typedValues(context, event), {
    today: today(),
    site: site(),
    ...(limits ? { limits } : {}),
  });
}

function isBlank(value: string | boolean | undefined): boolean {
  return value === undefined || value === false || (typeof value === 'string' && value.trim() === '');
}

function without<Value>(record: Readonly<Record<string, Value>>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
