import type { SpecProof } from '../test/proofs.ts';
import type { RecordedEngineCall } from './made-calls.ts';

/** An API version that the specification requires of some calls, and calls that show it. */
const VERSIONS: Readonly<Record<string, { readonly version: string; readonly calls: readonly string[] }>> = {
  default: { version: '3.0', calls: ['customer.get', 'locate', 'discover.get'] },
  cart: { version: '3.3', calls: ['cart.items.list', 'anon-cart.get', 'cart.items.add'] },
  'customer-details': { version: '3.2', calls: ['customer.details.get'] },
  'payment-methods': { version: '3.2', calls: ['payment-methods.list'] },
  signup: { version: '3.5', calls: ['auth.signup'] },
  draws: { version: '3.7', calls: ['draws.past'] },
  'draw-details': { version: '3.6', calls: ['draw.details'] },
  autoplay: { version: '3.3', calls: ['autoplay.list', 'autoplay.get'] },
  promotion: { version: '3.3', calls: ['cart.promotion', 'anon-cart.promotion'] },
  'partner-purchase': { version: '3.2', calls: ['cart.partner.purchase'] },
  checkout: { version: '3.4', calls: ['checkout.get'] },
  autologin: { version: '3.3', calls: ['auth.autologin'] },
  'deposit-purchase': { version: '3.3', calls: ['funds.deposit-purchase'] },
  'bank-account': { version: '3.8', calls: ['funds.bank-account.add'] },
  'funds-deposit-csc': { version: '3.4', calls: ['funds.deposit.create-with-code'] },
  withdraw: { version: '3.1', calls: ['funds.withdraw'] },
  'payment-resolutions': { version: '3.3', calls: ['payment-resolutions.list'] },
  'scheduled-purchase-cancel': { version: '3.2', calls: ['scheduled-purchases.cancel'] },
  'product-offers': { version: '3.9', calls: ['product-offers.list'] },
  'membership-update': { version: '3.2', calls: ['membership.update'] },
  'lotto-party': { version: '3.0', calls: ['lotto-party.group.list', 'lotto-party.session.get'] },
};

/** Proves API versions by the header of requests that the engine sent during journeys. */
export function proveSentApiVersions(made: readonly RecordedEngineCall[]): SpecProof[] {
  return [
    ...rangeProof(made),
    ...Object.entries(VERSIONS).flatMap(([name, { version, calls }]) => {
      const sent = made.find((call) => calls.includes(call.id) && call.version === version);
      if (!sent) return [];
      const observed = `request ${sent.id}: ${sent.method} ${sent.path} in version ${version}`;
      return [{ kind: 'constants', id: `api-version.${name}`, test: sent.journey, observed }];
    }),
  ];
}

/** Proves that every request has a version from 3.0 to 3.9, both of which must occur. */
function rangeProof(made: readonly RecordedEngineCall[]): SpecProof[] {
  const [least, greatest] = ['3.0', '3.9'].map((version) => made.find((call) => call.version === version));
  if (!least || !greatest || !made.every(({ version }) => /^3\.\d$/.test(version))) return [];
  const observed = `request ${least.id} in version 3.0, ${greatest.id} in version 3.9, and none of another kind`;
  return [{ kind: 'constants', id: 'api-version.range', test: greatest.journey, observed }];
}
