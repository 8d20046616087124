import type { FormField, FormValues } from '#schemas/forms/form.ts';

/** Whether a post code may belong to the chosen part of a country. It may where the country has no list for that part. */
export function isPostCodeInState(
  postCode: string,
  { state, country }: FormValues,
  { statePostCodes }: Pick<FormField, 'statePostCodes'>,
): boolean {
  if (statePostCodes === undefined || (country !== undefined && country !== statePostCodes.country)) return true;
  const code = toComparable(postCode);
  const prefixes = statePostCodes.prefixes[String(state)];
  return prefixes?.some((prefix) => code.startsWith(toComparable(prefix))) ?? true;
}

function toComparable(postCode: string): string {
  return postCode.replaceAll(/[ -]/g, '').toUpperCase();
}
