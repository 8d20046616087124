/** The API's maximum length of a metadata value. */
const LONGEST_VALUE = 200;

/** Campaign parameters, without `utm_`. */
export type UtmCampaign = Readonly<Partial<Record<string, string>>>;

/**
 * Metadata of purchases, deposits and membership updates: the platform, and the campaign of the visit
 * (specification: Entities, "Deposit request" and "Purchase data").
 */
export function createPurchaseAndDepositMetadata(campaign: UtmCampaign = {}): Readonly<Record<string, string>> {
  const named = Object.entries(campaign).flatMap(([name, value]) =>
    value === undefined ? [] : [[`utm_${name}`, value.slice(0, LONGEST_VALUE)]],
  );
  return { platform: 'Web', ...Object.fromEntries(named) };
}
