import { isGateOpen } from '../capabilities/gate.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { Site } from '../site/site.ts';
import type { PaymentGateway, PaymentGatewayOrigins } from '../site/site-config.ts';

/** Special permissions of a page by layout, site and capabilities. */
export interface PageSecurityPolicyExceptions {
  /** Allowed payment gateways; null on pages without payment. */
  readonly payment: PaymentSecurityPolicyExceptions | null;
  /** Origins whose videos it may frame. */
  readonly videos: readonly string[];
  /** Origins of the pages that may frame it. */
  readonly ancestors: readonly string[];
}

export interface PaymentSecurityPolicyExceptions extends Required<PaymentGatewayOrigins> {
  readonly trustedTypes: readonly string[];
}

export interface PageForSecurityPolicy {
  readonly page: Pick<CompiledPage, 'layout'>;
  readonly params: Readonly<Record<string, string>>;
  /** The page that this error page replaces; its frame permissions apply. */
  readonly instead?: Pick<CompiledPage, 'layout'> & { readonly params: Readonly<Record<string, string>> };
}

/** Origins of operator pages; null for none. */
export interface PayAndPartnerPageOrigins {
  readonly payOrigin: string | null;
  /** Origin that may frame all partner pages, for demonstrations. */
  readonly partnerOrigin: string | null;
}

/** Policy of a page. Client-side navigations stay within one layout and therefore within one policy. */
export function findPageSecurityPolicyExceptions(
  site: Pick<Site, 'config' | 'document'>,
  shown: PageForSecurityPolicy,
  capabilities: ReadonlySet<string>,
  { payOrigin, partnerOrigin }: PayAndPartnerPageOrigins,
): PageSecurityPolicyExceptions {
  const { policy } = site.document('layout', shown.page.layout)?.value ?? {};
  const pays = policy === 'payment';
  return {
    payment: pays ? paymentPolicy(listPaymentGatewaysWithOpenGate(site, capabilities), payOrigin) : null,
    videos: pays ? [] : site.config.videos,
    ancestors: listFrameAncestors(site, shown, partnerOrigin),
  };
}

/** Origins that may frame the page: those of its partner, where the layout allows it. */
export function listFrameAncestors(
  { config, document }: Pick<Site, 'config' | 'document'>,
  { page, params: own, instead }: PageForSecurityPolicy,
  partnerOrigin: string | null,
): readonly string[] {
  const { layout, params } = instead ?? { ...page, params: own };
  if (document('layout', layout)?.value.framed !== true) return [];
  const partner = config.partners.get(params['partnerSlug'] ?? '');
  return partner ? [...partner.origins, ...(partnerOrigin === null ? [] : [partnerOrigin])] : [];
}

/** Gateways whose gates are open, by key. */
export function listPaymentGatewaysWithOpenGate(
  { config }: Pick<Site, 'config'>,
  capabilities: ReadonlySet<string>,
): ReadonlyMap<string, PaymentGateway> {
  return new Map([...config.gateways].filter(([, { gate }]) => isGateOpen(gate, capabilities)));
}

/** Permissions of the gateways plus the payment origin; null without any. */
function paymentPolicy(
  gateways: ReadonlyMap<string, PaymentGateway>,
  payOrigin: string | null,
): PaymentSecurityPolicyExceptions | null {
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
