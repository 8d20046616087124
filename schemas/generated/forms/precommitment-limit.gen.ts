// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/precommitment-limit.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { precommitmentLimitDescription } from './precommitment-limit.description.gen.ts';

/**
 * What a customer may deposit in a week (specification: The calls it makes, "Limits").
 */
export interface PrecommitmentLimitValues {
  /**
   * The most that may be spent or paid in.
   */
  limit: string;
}

export const precommitmentLimitForm = createForm<PrecommitmentLimitValues>(precommitmentLimitDescription, validate);
