/** Stands before the name of the journey in a user agent. */
export const JOURNEY_NAME_MARK = ' Journey/';

/** File and name of the journey in a user agent, or null. */
export function parseJourneyNameFromUserAgent(userAgent: string | undefined): string | null {
  const [, name] = userAgent?.split(JOURNEY_NAME_MARK) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}
