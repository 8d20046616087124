export interface FormClockAndKeys {
  readonly clock: () => number;
  /** IANA time zone of the shop. */
  readonly timeZone: () => string;
  readonly newKey: () => string;
}
