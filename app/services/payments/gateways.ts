import type { CardGatewayKey } from '#schemas/generated/api/types.gen.ts';
import type { CardGateway } from './card-gateway.ts';
import { hostedCardPage } from './hosted-card-page.ts';

type LoadGateway = () => Promise<CardGateway>;

/** Where the site names no scripts, the operator's payment origin stands for the gateway. */
const hosted: LoadGateway = () => Promise.resolve(hostedCardPage);

/**
 * The card gateways by key (specification: Entities, "Card gateways"): the fields of a gateway whose scripts the site names,
 * loaded only then. One without an entry is always a page of the payment origin.
 */
const SCRIPTED: Readonly<Partial<Record<CardGatewayKey, LoadGateway>>> = {};

export function cardGateway(key: CardGatewayKey, scripts: readonly string[]): Promise<CardGateway> {
  const load = scripts.length > 0 ? SCRIPTED[key] : undefined;
  return (load ?? hosted)();
}
