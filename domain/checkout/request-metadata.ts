/** Metadata values that the API accepts are this long at most. */
const LONGEST_VALUE = 200;

/** Parameters of a campaign without `utm_`. */
export type Campaign = Readonly<Partial<Record<string, string>>>;

/**
 * The metadata of purchases, deposits and membership updates: the platform, and the campaign that brought the visitor
 * (specification: Entities, "Deposit request" and "Purchase data").
 */
export function requestMetadata(campaign: Campaign = {}): Readonly<Record<string, string>> {
  const named = Object.entries(campaign).flatMap(([name, value]) =>
    value === undefined ? [] : [[`utm_${name}`, value.slice(0, LONGEST_VALUE)]],
  );
  return { platform: 'Web', ...Object.fromEntries(named) };
}
