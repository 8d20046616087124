import type { SchemaComplaint } from './complaint.ts';

/** A validator that explains itself: true, or false with every complaint left in `errors`. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly Pick<SchemaComplaint, 'instancePath' | 'keyword' | 'params'>[] | null;
}
