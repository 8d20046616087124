import type { ValuePath } from './edit-value.ts';

/** Whether a value or any part of it has a validation error. */
export function hasProblemWithin(
  value: unknown,
  path: ValuePath,
  problemAt: (path: ValuePath) => string | null,
): boolean {
  if (problemAt(path) !== null) return true;
  if (Array.isArray(value)) return value.some((item, index) => hasProblemWithin(item, [...path, index], problemAt));
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, part]) => hasProblemWithin(part, [...path, key], problemAt));
}
