import type { SchemaComplaint } from './schema-complaint.ts';

/** Validator that leaves its errors in `errors` after returning false. */
export interface ExplainingValidator {
  (value: unknown): boolean;
  errors?: readonly Pick<SchemaComplaint, 'instancePath' | 'keyword' | 'params'>[] | null;
}
