// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/spend-limit.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { spendLimitDescription } from './spend-limit.description.gen.ts';

/**
 * What a customer may spend in a period (specification: Entities, "Spend limit"); the page says which period.
 */
export interface SpendLimitValues {
  /**
   * The most that may be spent or paid in.
   */
  limit: string;
}

export const spendLimitForm = createForm<SpendLimitValues>(spendLimitDescription, validate);
