declare const brand: unique symbol;

/**
 * Something that the product itself sent or showed while a test ran. Only the functions with which a harness reads pages,
 * requests, answers, cookies and events make one, so that no test can prove anything with a constant.
 */
export interface Observation {
  readonly [brand]: true;
}

export type ObservationSource = 'page' | 'request' | 'response' | 'cookie' | 'event';

export interface ObservedDetails {
  readonly source: ObservationSource;
  /** Where it was observed: the URL of a page or a request, or the name of a cookie or an event. */
  readonly where: string;
  /** All that was observed. */
  readonly text: string;
  /** URLs of the pages that a browser's tab has shown so far, without those that were refused. */
  readonly visited?: readonly string[];
}

const observations = new WeakMap<object, ObservedDetails>();

/** Marks a value as observed. For harnesses alone. */
export function createObservation<T extends object>(value: T, details: ObservedDetails): T & Observation {
  observations.set(value, details);
  return value as T & Observation;
}

/** @throws for a value that no harness has observed. */
export function getObservationDetails(value: Observation): ObservedDetails {
  const details = observations.get(value);
  if (!details) throw new Error('only what a harness observed of the product proves something');
  return details;
}

/** An observation in one line, for reports. */
export function summariseObservation({ source, where, text }: ObservedDetails): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return `${source} ${where}: ${line.length > 160 ? `${line.slice(0, 159)}…` : line}`;
}
