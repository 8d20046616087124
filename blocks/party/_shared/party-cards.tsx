import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { FormattedMoment } from '../../_ui/date-label.ts';
import { Photo } from '../../_ui/photo.tsx';
import type { PartySessionView } from './party-view.ts';
import {
  formatPartyShares,
  formatPartySharesLeft,
  PARTY_SESSION_STATUS_TEXTS,
  PARTY_WORDS as WORDS,
} from './party-words.ts';

interface SessionCardProps {
  readonly session: PartySessionView;
  /** What it is called in its list: the group, or the lottery. */
  readonly title: string;
  /** Whether it leads to its own page, which those who are not in the party yet may not see. */
  readonly isLinked?: boolean;
}

/** A draw of a party in a list. */
export function PartySessionCard({ session, title, isLinked = true }: SessionCardProps) {
  const href = useRouteHrefBuilder();
  const { id, picture, lotteryName, publicity, status, prize, priceText, drawn, myShares, myWinnings } = session;
  const isOfGroup = title === lotteryName;
  const facts = [
    ...(status === 'open' ? [`${WORDS.share} ${priceText}, ${formatPartySharesLeft(session).toLowerCase()}`] : []),
    ...(status !== 'open' && myShares > 0 ? [`${WORDS.yours}: ${formatPartyShares(myShares)}`] : []),
    ...(myWinnings ? [`${WORDS.youWon} ${myWinnings}`] : []),
  ];
  return (
    <li className={`party-card card ground-surface${isLinked ? ' covers' : ''}`}>
      {picture ? <Photo image={picture} sizes="3rem" className="party-card__picture" /> : null}
      <h3 className="party-card__title">
        {isLinked ? <a href={href('my-account.lotto-party.session', { id })}>{title}</a> : title}
      </h3>
      <p className="small muted">
        {isOfGroup ? PARTY_SESSION_STATUS_TEXTS[status] : lotteryName}
        {drawn ? `, ${drawn.day}` : ''}
      </p>
      {publicity === 'promoted' && !isOfGroup ? (
        <p>
          <span className="badge">{WORDS.promoted}</span>
        </p>
      ) : null}
      {prize ? <p className="prize">{prize}</p> : null}
      {facts.length > 0 ? <p>{facts.join('. ')}</p> : null}
    </li>
  );
}

export function PartyMoment({ at }: { readonly at: FormattedMoment }) {
  return (
    <time dateTime={at.at}>
      {at.day}, {at.time}
    </time>
  );
}
