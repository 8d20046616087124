import { useMessages } from '#engine/messages/use-messages.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { CartListBlockData } from './cart-list.data.ts';
import type { CartListProps } from './cart-list.gen.ts';
import { type CartListMessages, cartListMessages } from './cart-list.messages.gen.ts';
import { VisitorRegionChoice } from './region-choice.tsx';

interface BlockedNoticeProps {
  /** Message by reason id. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly advice: CartListProps['advice'];
  readonly contact: CartListProps['contact'];
  readonly regions: CartListBlockData['regions'];
}

type AdviceMessage = Extract<keyof CartListMessages, `${string}Advice`>;

/** Messages by reasons that block a cart, where the page gives no advice of its own. */
const ADVICE: ReadonlyMap<string, AdviceMessage> = new Map([
  ['country_banned', 'countryBannedAdvice'],
  ['time_out', 'timeOutAdvice'],
  ['self_excluded', 'selfExcludedAdvice'],
  ['not_in_region', 'notInRegionAdvice'],
]);

/** Why a cart can't be bought, and what to do about each reason. */
export function BlockedCartNotice({ reasons, advice = [], contact, regions }: BlockedNoticeProps) {
  const messages = useMessages(cartListMessages);
  const entries = Object.entries(reasons);
  if (entries.length === 0) return null;
  return (
    <div className="cart-list__notice" role="alert">
      <strong>{messages.blocked()}</strong>
      <ul>
        {entries.map(([id, message]) => {
          if (id === 'not_in_region' && regions.length > 0) {
            return (
              <li key={id} data-reason={id}>
                {message} <VisitorRegionChoice regions={regions} />
              </li>
            );
          }
          const own = advice.find(({ reason }) => reason === id);
          const link = own?.link ?? contact?.link;
          return (
            <li key={id} data-reason={id}>
              {message} {own?.text ?? messages[ADVICE.get(id) ?? 'advice']()}{' '}
              {link ? <Anchor link={link}>{own?.label ?? contact?.label ?? messages.contact()}</Anchor> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
