import { isNonArrayObject } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';

const ADDS: ReadonlySet<string> = new Set(['anon-cart.items.add', 'cart.items.add']);
const SIGN_UP = 'auth.signup';

/** Affiliate code and campaign of a visitor. */
export interface VisitorAttribution {
  readonly affiliateCode: string | null;
  /** UTM parameters without `utm_`. */
  readonly utm?: Readonly<Partial<Record<string, string>>>;
}

/**
 * Adds affiliate code and campaign to cart additions and sign-ups on the server (specification: The calls it makes,
 * sign-up, "attribution").
 */
export function wrapTransportWithAttribution(
  transport: ApiTransport,
  { affiliateCode, utm = {} }: VisitorAttribution,
): ApiTransport {
  const campaign = Object.entries(utm).map(([key, value]) => [
    `utm${key.charAt(0).toUpperCase()}${key.slice(1)}`,
    value,
  ]);
  const affiliate = affiliateCode === null ? {} : { affiliateCode };
  const attribution = { ...affiliate, ...Object.fromEntries(campaign) };
  if (Object.keys(attribution).length === 0) return transport;
  return {
    send(ref, input, options) {
      if (!isNonArrayObject(input.body)) return transport.send(ref, input, options);
      if (ADDS.has(ref.id)) return transport.send(ref, { ...input, body: { ...input.body, ...affiliate } }, options);
      if (ref.id === SIGN_UP) return transport.send(ref, { ...input, body: { ...input.body, attribution } }, options);
      return transport.send(ref, input, options);
    },
  };
}
