import type {
  Form,
  FormDescription,
  FormField,
  FormFieldLimits,
  FormMessageKey,
  FormSchemaComplaint,
  FormValues,
} from '#schemas/forms/form.ts';
import type { FormProblem } from './form-problem.ts';
import { type FormSite, findRuleProblem } from './form-rules.ts';
import { formatInternationalPhoneNumber } from './phone-number.ts';

export type FormFieldProblems = Readonly<Record<string, FormProblem>>;

export type FormCheckResult<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: FormFieldProblems };

export interface FormCheckContext {
  /** Today's date in the time zone of the shop, such as '2026-11-21'. */
  readonly today: string;
  readonly site: FormSite;
  /** Limits by field that are only known at run time. */
  readonly limits?: FormFieldLimits;
}

/**
 * Validates form values, first by schema and then by field rules, with one problem per field. The returned values are
 * trimmed, without blank and unknown fields, and have phone numbers with their calling code where the country is known.
 */
export function validateFormValues<Values>(
  { description, accepts, complaints }: Form<Values>,
  typed: FormValues,
  surroundings: FormCheckContext,
): FormCheckResult<Values> {
  const values = cleanFormValues(description, typed);
  const problems = new Map<string, FormProblem>();
  for (const complaint of complaints(values)) {
    const field = description.fields.find(({ name }) => name === fieldOf(complaint));
    if (field && !problems.has(field.name)) problems.set(field.name, schemaProblem(field, complaint));
  }
  for (const field of description.fields) {
    const value = values[field.name];
    if (problems.has(field.name) || typeof value !== 'string') continue;
    const problem = fieldProblem(field, value, values, surroundings);
    if (problem) problems.set(field.name, problem);
  }
  const sent = writePhoneNumbersInternationally(values, surroundings.limits);
  if (problems.size === 0 && accepts(sent)) return { ok: true, values: sent };
  return { ok: false, problems: Object.fromEntries(problems) };
}

/** Trims values except passwords, turns checkboxes into booleans and leaves out blank fields. */
export function cleanFormValues({ fields }: Pick<FormDescription, 'fields'>, typed: FormValues): FormValues {
  const entries = fields.flatMap(({ name, widget }): [string, string | boolean][] => {
    const value = typed[name];
    if (widget === 'checkbox') return [[name, value === true]];
    if (typeof value !== 'string') return [];
    const text = widget === 'password' || widget === 'new-password' ? value : value.trim();
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(entries);
}

function writePhoneNumbersInternationally(values: FormValues, limits: FormFieldLimits = {}): FormValues {
  const written = Object.entries(limits).flatMap(([name, { phoneNumbers }]): [string, string][] => {
    const value = values[name];
    return phoneNumbers && typeof value === 'string'
      ? [[name, formatInternationalPhoneNumber(value, phoneNumbers)]]
      : [];
  });
  return { ...values, ...Object.fromEntries(written) };
}

function fieldProblem(
  field: FormField,
  value: string,
  values: FormValues,
  { limits, ...context }: FormCheckContext,
): FormProblem | null {
  const limited = { ...field, ...limits?.[field.name] };
  for (const rule of field.rules ?? []) {
    const problem = findRuleProblem(rule, value, { ...context, field: limited, values });
    if (problem) return problem;
  }
  const { matches } = field;
  if (matches === undefined || values[matches] === value) return null;
  return { message: 'mismatch', values: { field: matches } };
}

function fieldOf({ keyword, instancePath, params }: FormSchemaComplaint): unknown {
  return keyword === 'required' ? params['missingProperty'] : instancePath.slice(1);
}

function schemaProblem({ messages }: FormField, { keyword, params }: FormSchemaComplaint): FormProblem {
  const message = messages?.[keyword] ?? usualMessage(keyword);
  const { limit } = params;
  return limit === undefined ? { message } : { message, values: { length: Number(limit) } };
}

function usualMessage(keyword: string): FormMessageKey {
  switch (keyword) {
    case 'required':
    case 'const':
      return 'required';
    case 'minLength':
      return 'too-short';
    case 'maxLength':
      return 'too-long';
    default:
      return 'invalid';
  }
}
