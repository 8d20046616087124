import type { FormDescription, FormField, FormRefusalMeaning } from '#schemas/forms/form.ts';
import type { FormFieldProblems } from './check-form.ts';
import type { FormProblem } from './form-problem.ts';

/** Errors of a refused request by target: a field, `this` for the whole request, or `general`. */
export type ServerFormErrors = Readonly<Record<string, readonly { readonly code: string; readonly message: string }[]>>;

export interface ServerFormProblems {
  readonly fields: FormFieldProblems;
  /** Problems shown for the whole form. */
  readonly general: readonly FormProblem[];
  /** Whether the form must be disabled. */
  readonly locked: boolean;
}

/**
 * Assigns server errors to form fields (specification: Validation rules, "Server errors are grouped by target field").
 * A target may be in snake_case or a path such as `customer.email`. Errors without a matching field become general.
 */
export function assignServerErrorsToFields(description: FormDescription, errors: ServerFormErrors): ServerFormProblems {
  const fields = new Map<string, FormProblem>();
  const general: FormProblem[] = [];
  let locked = false;
  for (const [target, messages] of Object.entries(errors)) {
    for (const { code, message: text } of messages) {
      const refusal = refusalOf(description, code);
      const problem: FormProblem = refusal?.message ? { message: refusal.message } : { code, text };
      const name = refusal ? refusal.field : fieldNamed(description.fields, target);
      if (refusal?.locks) locked = true;
      if (name === undefined) general.push(problem);
      else if (!fields.has(name)) fields.set(name, problem);
    }
  }
  return { fields: Object.fromEntries(fields), general, locked };
}

function refusalOf({ refusals = {} }: FormDescription, code: string): FormRefusalMeaning | undefined {
  return Object.hasOwn(refusals, code) ? refusals[code] : undefined;
}

function fieldNamed(fields: readonly FormField[], target: string): string | undefined {
  const last = target.split('.').at(-1) ?? target;
  const camel = last.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return fields.find(({ name, targets = [] }) => name === camel || targets.includes(last))?.name;
}
