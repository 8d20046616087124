import { dateFormats } from '#domain/date-format.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import type { VerificationNoticeProps } from './verification-notice.gen.ts';

export interface VerificationNoticeData {
  /** Whether money can't be used any more, will be withheld some day, or somebody is looking at what was sent. */
  readonly state: 'needed' | 'soon' | 'pending';
  /** The day from which on it is needed, for people to read. */
  readonly until: string;
}

const days = dateFormats({ day: 'numeric', month: 'long', year: 'numeric' });

export const load: BlockLoad<VerificationNoticeProps, VerificationNoticeData | null, ShopServices> = async (
  context,
) => {
  const { props, services, signal, site, visitor, now } = context;
  if (!visitor.signedIn) return { data: null };
  const { verification, verificationRules } = await services.commerce.customer.get({ signal });
  const { required, requiredBy } = verificationRules;
  if (!required || requiredBy === null) return { data: null };
  const from = Date.parse(requiredBy);
  const isNeeded = now >= from;
  if (!isNeeded && props.show !== 'all') return { data: null };
  const isPending = verification.status === 'Pending Verification';
  const state = isPending ? 'pending' : isNeeded ? 'needed' : 'soon';
  return { data: { state, until: days(site.locale, site.timeZone).format(from) } };
};
