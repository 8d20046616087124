// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.

/** A duration of at most ten minutes. */
export type Milliseconds = number;

/** The Core Web Vitals of one document. A value is missing where the browser does not measure it. */
export interface WebVitalsMessage {
  /** Id of the route that the document was made for. */
  readonly route: string;
  /** Largest contentful paint, in milliseconds. */
  readonly lcp?: Milliseconds;
  /** Interaction to next paint, in milliseconds. */
  readonly inp?: Milliseconds;
  /** Time to first byte, in milliseconds. */
  readonly ttfb?: Milliseconds;
  /** Cumulative layout shift. */
  readonly cls?: number;
}
