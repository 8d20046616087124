// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/migration-terms.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { migrationTermsDescription } from './migration-terms.description.gen.ts';

/**
 * Agreement before an account moves (specification: migration requires the terms checkbox ticked).
 */
export interface MigrationTermsValues {
  /**
   * Agreement to the terms and conditions.
   */
  termsAccepted: true;
}

export const migrationTermsForm = createForm<MigrationTermsValues>(migrationTermsDescription, validate);
