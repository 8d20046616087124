import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { PartySessionStatus } from '#schemas/generated/api/types.gen.ts';
import { dateLabelMessages } from '../../_ui/date-label.messages.gen.ts';
import type { FormattedMoment } from '../../_ui/date-label.ts';
import { Photo } from '../../_ui/photo.tsx';
import { type PartyMessages, partyMessages } from './party.messages.gen.ts';
import { describePartySessionShares } from './party-texts.ts';
import type { PartySessionView } from './party-view.ts';

interface SessionCardProps {
  readonly session: PartySessionView;
  /** What it is called in its list: the group, or the lottery. */
  readonly title: string;
  /** Whether it leads to its own page, which those who are not in the party yet may not see. */
  readonly isLinked?: boolean;
}

/** A draw of a party in a list. */
export function PartySessionCard({ session, title, isLinked = true }: SessionCardProps) {
  const messages = useMessages(partyMessages);
  const href = useRouteHrefBuilder();
  const { id, picture, lotteryName, publicity, status, prize, drawn } = session;
  const isOfGroup = title === lotteryName;
  const shares = describePartySessionShares(session, messages);
  return (
    <li className={`party-card card ground-surface${isLinked ? ' covers' : ''}`}>
      {picture ? <Photo image={picture} sizes="3rem" className="party-card__picture" /> : null}
      <h3 className="party-card__title">
        {isLinked ? <a href={href('my-account.lotto-party.session', { id })}>{title}</a> : title}
      </h3>
      <p className="small muted">
        {isOfGroup ? describeStatus(messages, status, drawn) : describeLottery(messages, lotteryName, drawn)}
      </p>
      {publicity === 'promoted' && !isOfGroup ? (
        <p>
          <span className="badge">{messages.promoted()}</span>
        </p>
      ) : null}
      {prize ? <p className="prize">{prize}</p> : null}
      {shares ? <p>{shares}</p> : null}
    </li>
  );
}

type Draw = Pick<FormattedMoment, 'day'> | null;

function describeStatus(messages: PartyMessages, status: PartySessionStatus, draw: Draw): string {
  return draw ? messages.statusAndDay({ status, day: draw.day }) : messages.status({ status });
}

function describeLottery(messages: PartyMessages, lottery: string, draw: Draw): string {
  return draw ? messages.lotteryAndDay({ lottery, day: draw.day }) : lottery;
}

export function PartyMoment({ at }: { readonly at: FormattedMoment }) {
  const { dayAndTime } = useMessages(dateLabelMessages);
  return <time dateTime={at.at}>{dayAndTime({ day: at.day, time: at.time })}</time>;
}
