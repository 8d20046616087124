import { Anchor } from '../../_ui/anchor.tsx';
import type { CartListBlockData } from './cart-list.data.ts';
import type { CartListProps } from './cart-list.gen.ts';
import { BLOCKED_CART_ADVICE, CART_WORDS } from './cart-words.ts';
import { VisitorRegionChoice } from './region-choice.tsx';

interface BlockedNoticeProps {
  /** Message by reason id. */
  readonly reasons: Readonly<Record<string, string>>;
  readonly advice: CartListProps['advice'];
  readonly contact: CartListProps['contact'];
  readonly regions: CartListBlockData['regions'];
}

/** Why a cart can't be bought, and what to do about each reason. */
export function BlockedCartNotice({ reasons, advice = [], contact, regions }: BlockedNoticeProps) {
  const entries = Object.entries(reasons);
  if (entries.length === 0) return null;
  return (
    <div className="cart-list__notice" role="alert">
      <strong>{CART_WORDS.blocked}</strong>
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
              {message} {own?.text ?? BLOCKED_CART_ADVICE[id] ?? CART_WORDS.blockedAdvice}{' '}
              {link ? <Anchor link={link}>{own?.label ?? contact?.label ?? CART_WORDS.contact}</Anchor> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
