declare const brand: unique symbol;

/**
 * Output of the product that a harness observed during a test. Only harness functions that read pages, requests,
 * answers, cookies and events create one, so that no test can prove anything with a constant.
 */
export interface ObservedProductOutput {
  readonly [brand]: true;
}

export type ObservedOutputKind = 'page' | 'request' | 'response' | 'cookie' | 'event';

export interface ProductObservationDetails {
  readonly source: ObservedOutputKind;
  /** URL of a page or request, or name of a cookie or event. */
  readonly where: string;
  /** The complete observed text. */
  readonly text: string;
  /** URLs of the pages that the tab has shown so far, without refused ones. */
  readonly visited?: readonly string[];
}

const observations = new WeakMap<object, ProductObservationDetails>();

/** Marks a value as observed. Only for harnesses. */
export function createObservation<T extends object>(
  value: T,
  details: ProductObservationDetails,
): T & ObservedProductOutput {
  observations.set(value, details);
  return value as T & ObservedProductOutput;
}

/** @throws for a value that no harness observed. */
export function getObservationDetails(value: ObservedProductOutput): ProductObservationDetails {
  const details = observations.get(value);
  if (!details) throw new Error('only what a harness observed of the product proves something');
  return details;
}

/** Formats an observation in one line for reports. */
export function summariseObservation({ source, where, text }: ProductObservationDetails): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `${source} ${where}: ${line.length > 160 ? `${line.slice(0, 159)}…` : line}`;
}
