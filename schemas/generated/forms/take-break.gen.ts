// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { validate } from '#gen/forms/take-break.mjs';
import { createForm } from '#schemas/forms/form.ts';
import { takeBreakDescription } from './take-break.description.gen.ts';

/**
 * Stops everything that sells for a while, or until the customer asks to return.
 */
export interface TakeBreakValues {
  /**
   * How long the break lasts.
   */
  period: 'day' | 'week' | 'six_months' | 'until_i_ask';
  /**
   * That the customer knows that a break can't be cut short.
   */
  confirmed: true;
}

export const takeBreakForm = createForm<TakeBreakValues>(takeBreakDescription, validate);
