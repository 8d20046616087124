import { isGateOpen } from '../capabilities/gate.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { Site } from '../site/site.ts';
import type { PaymentGateway, PaymentGatewayOrigins } from '../site/site-config.ts';

/** What a page may do that others may not. It follows from the page's layout, and from its site and capabilities. */
export interface PagePolicy {
  /** What the page may reach of payment gateways; null on a page that takes no payment. */
  readonly payment: PaymentPolicy | null;
  /** Origins whose videos it may frame. */
  readonly videos: readonly string[];
  /** Origins of the pages that may frame it. */
  readonly ancestors: readonly string[];
}

export interface PaymentPolicy extends Required<PaymentGatewayOrigins> {
  readonly trustedTypes: readonly string[];
}

/** The page that a policy is for, and what its address names. */
export interface PolicyPage {
  readonly page: Pick<CompiledPage, 'layout'>;
  readonly params: Readonly<Record<string, string>>;
  /** The page that it stands for, which could not be made: whoever may frame that one may frame what says so. */
  readonly instead?: Pick<CompiledPage, 'layout'> & { readonly params: Readonly<Record<string, string>> };
}

/** Origins of pages that the operator runs beside the shop; null where there are none. */
export interface OperatorOrigins {
  readonly payOrigin: string | null;
  /** A stand-in that may frame the pages of every partner. */
  readonly partnerOrigin: string | null;
}

/**
 * The policy of a page. Every page that a browser can come to without loading a document has the same layout, and so
 * the same policy: what a layout doesn't say, no page in it can ask for.
 */
export function createPagePolicy(
  site: Pick<Site, 'config' | 'document'>,
  shown: PolicyPage,
  capabilities: ReadonlySet<string>,
  { payOrigin, partnerOrigin }: OperatorOrigins,
): PagePolicy {
  const { policy } = site.document('layout', shown.page.layout)?.value ?? {};
  const pays = policy === 'payment';
  return {
    payment: pays ? paymentPolicy(listOpenGateways(site, capabilities), payOrigin) : null,
    videos: pays ? [] : site.config.videos,
    ancestors: listFrameAncestors(site, shown, partnerOrigin),
  };
}

/** Origins of the pages that may frame this one: those of the partner whose page it is, where its layout says so. */
export function listFrameAncestors(
  { config, document }: Pick<Site, 'config' | 'document'>,
  { page, params: own, instead }: PolicyPage,
  partnerOrigin: string | null,
): readonly string[] {
  const { layout, params } = instead ?? { ...page, params: own };
  if (document('layout', layout)?.value.framed !== true) return [];
  const partner = config.partners.get(params['partnerSlug'] ?? '');
  return partner ? [...partner.origins, ...(partnerOrigin === null ? [] : [partnerOrigin])] : [];
}

/** The gateways of a site that these capabilities open, by key. */
export function listOpenGateways(
  { config }: Pick<Site, 'config'>,
  capabilities: ReadonlySet<string>,
): ReadonlyMap<string, PaymentGateway> {
  return new Map([...config.gateways].filter(([, { gate }]) => isGateOpen(gate, capabilities)));
}

/** What these gateways need, with the operator's payment origin for all of them; null where there is none. */
function paymentPolicy(gateways: ReadonlyMap<string, PaymentGateway>, payOrigin: string | null): PaymentPolicy | null {
  if (gateways.size === 0) return null;
  const all = [...gateways.values()];
  const own = payOrigin === null ? [] : [payOrigin];
  const origins = (use: keyof PaymentGatewayOrigins) => [
    ...new Set([...own, ...all.flatMap((gateway) => gateway[use] ?? [])]),
  ];
  return {
    scripts: origins('scripts'),
    frames: origins('frames'),
    connections: origins('connections'),
    forms: origins('forms'),
    trustedTypes: [...new Set(all.flatMap(({ trustedTypes = [] }) => trustedTypes))],
  };
}
