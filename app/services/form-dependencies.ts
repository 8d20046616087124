import type { FormSite } from '#domain/forms/form-rules.ts';

export interface FormClockAndKeys {
  readonly clock: () => number;
  /** IANA time zone of the shop. */
  readonly timeZone: () => string;
  /** The site of the page. */
  readonly site: () => FormSite;
  readonly newKey: () => string;
}
