import { createPurchaseAndDepositMetadata } from '#domain/checkout/request-metadata.ts';
import { getLongDateFormat } from '#domain/date-format.ts';
import type { BlockLoadContext } from '#engine/render/block-load.ts';
import type {
  CustomerMembership,
  MembershipConfigResult,
  MembershipCustomer,
} from '#schemas/generated/api/types.gen.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import { formatMinimumFirstDeposit } from './tier-view.ts';

/** Status in the membership program; an anonymous visitor is no member. */
export interface MembershipStandingView {
  readonly isSignedIn: boolean;
  readonly programId: string;
  readonly programName: string;
  readonly status: CustomerMembership['membershipStatus'];
  readonly tier: CustomerMembership['membershipTier'];
  readonly isEligible: boolean;
  /** The day on which a membership that was bought ends, such as '22 December 2026'; null for a free one. */
  readonly ends: string | null;
  readonly renews: boolean;
  /** The tier after a paid membership ends; null for none, or if unknown. */
  readonly tierAfterwards: CustomerMembership['membershipTier'];
  /** Minimum first deposit for joining free of charge, such as '$5'; null for none. */
  readonly firstDeposit: string | null;
  /** Sent when joining and leaving; empty for anonymous visitors. */
  readonly metadata: Readonly<Record<string, string>>;
}

export interface MembershipStandingWithProgram {
  readonly standing: MembershipStandingView;
  readonly program: MembershipConfigResult;
  /** When to request the program again, in epoch milliseconds. */
  readonly expires: number | null;
  /** Null for a visitor. */
  readonly customer: MembershipCustomer | null;
}

export async function loadMembershipStanding<Props>(
  context: BlockLoadContext<Props, ShopBlockLoaderServices>,
): Promise<MembershipStandingWithProgram> {
  const { services, signal, site, visitor } = context;
  const { membership } = services.commerce;
  const [{ program, expires }, customer] = await Promise.all([
    membership.config({ signal }),
    visitor.signedIn ? membership.customer({ signal }) : null,
  ]);
  const { programId, programName } = program.programConfig;
  const entry = customer?.entries.find(({ membershipProgram }) => membershipProgram === programId);
  const ends = customer?.endsAt ?? null;
  const standing = {
    isSignedIn: visitor.signedIn,
    programId,
    programName,
    status: entry?.membershipStatus ?? 'non-member',
    tier: entry?.membershipTier ?? null,
    isEligible: entry?.eligibility !== 'ineligible',
    ends: ends === null ? null : getLongDateFormat(site.locale, site.timeZone).format(Date.parse(ends)),
    renews: customer?.renews ?? false,
    tierAfterwards: customer?.tierAfterwards ?? null,
    firstDeposit: formatMinimumFirstDeposit(program.programConfig, site),
    metadata: visitor.signedIn ? createPurchaseAndDepositMetadata(visitor.utm) : {},
  } as const;
  return { standing, program, expires, customer };
}
