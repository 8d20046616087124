import type { SchemaComplaint } from './schema-complaint.ts';

/** A validator that explains itself: true, or false with every complaint left in `errors`. */
export interface ExplainingValidator {
  (value: unknown): boolean;
  errors?: readonly Pick<SchemaComplaint, 'instancePath' | 'keyword' | 'params'>[] | null;
}
