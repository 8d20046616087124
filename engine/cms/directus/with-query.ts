import type { RestCommand } from '@directus/sdk';

export type UntypedDirectusQuery = Readonly<Record<string, unknown>>;

/** Asks with a query that the types of the SDK can't say: fields of related rows, and versions of all rows at once. */
export function withUntypedDirectusQuery<Schema>(
  command: RestCommand<unknown, Schema>,
  query: UntypedDirectusQuery,
): RestCommand<unknown, Schema> {
  return () => ({ ...command(), params: query });
}
