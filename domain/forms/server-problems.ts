import type { FormDescription, FormField, FormRefusalMeaning } from '#schemas/forms/form.ts';
import type { FormFieldProblems } from './check-form.ts';
import type { FormProblem } from './form-problem.ts';

/** Messages of a refused request by what they are about: a field of it, `this` for all of it, `general` for none. */
export type ServerFormErrors = Readonly<Record<string, readonly { readonly code: string; readonly message: string }[]>>;

export interface ServerFormProblems {
  readonly fields: FormFieldProblems;
  /** What concerns the form as a whole. */
  readonly general: readonly FormProblem[];
  /** Whether nothing can be typed or sent any more. */
  readonly locked: boolean;
}

/**
 * Puts the messages of a server to the fields of a form (specification: Validation rules, "Server errors are grouped by
 * target field"). A target may be written as the wire does, `date_of_birth`, and may be a path, `customer.email`. What
 * fits no field is general, so that nothing is lost.
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
