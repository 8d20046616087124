import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import { createGiveawayDrawLinkParams } from '../_shared/giveaway-link.ts';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import type { MembershipStandingView } from '../_shared/membership-standing.ts';
import { GiveawayEntryPanel } from './entry-state.tsx';
import type { GiveawayDrawWithEntriesView, GiveawayEntriesBlockData } from './giveaway-entries.data.ts';
import type { GiveawayEntriesProps } from './giveaway-entries.gen.ts';
import { giveawayEntriesMessages } from './giveaway-entries.messages.gen.ts';
import { ResendEntryConfirmationButton } from './resend-link.tsx';

export function GiveawayEntries({ props, data }: BlockProps<GiveawayEntriesProps, GiveawayEntriesBlockData>) {
  const messages = useMessages(giveawayEntriesMessages);
  const { heading, intro, ofPage, emptyText = messages.none() } = props;
  const { standing, draws } = data;
  // Without an entry in the page's draw, only other blocks show it.
  if (ofPage && draws.length === 0) return <div className="giveaway-entries" />;
  return (
    <section className="giveaway-entries band">
      <div className={ofPage ? 'wrap wrap--narrow' : 'wrap'}>
        <SectionHead heading={heading} intro={intro} />
        {draws.length === 0 ? <p className="muted">{emptyText}</p> : null}
        <ul className="giveaway-entries__draws">
          {draws.map((draw, index) => (
            <Draw key={draw.id} draw={draw} standing={standing} isLead={index === 0} isAlone={ofPage} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface DrawProps {
  readonly draw: GiveawayDrawWithEntriesView;
  readonly standing: Pick<MembershipStandingView, 'status'>;
  /** The next draw is highlighted, and its confirmation can be resent. */
  readonly isLead: boolean;
  readonly isAlone: boolean;
}

function Draw({ draw, standing, isLead, isAlone }: DrawProps) {
  const messages = useMessages(giveawayEntriesMessages);
  const { giveawayAndDraw } = useMessages(membershipMessages);
  const href = useRouteHrefBuilder();
  const { id, type, drawNo, name, prize, prizeTitle, drawn, left, entriesText, numEntries, entryStatus, result } = draw;
  const isMember = standing.status === 'member';
  const isIn = isMember && numEntries !== null && numEntries > 0;
  const isToCome = result === 'pending';
  return (
    <li className={`giveaway-entries__draw card ground-surface${isLead ? ' giveaway-entries__draw--lead' : ''}`}>
      <div className="giveaway-entries__what">
        <p className="small muted">{giveawayAndDraw({ type, drawNo: String(drawNo) })}</p>
        {isAlone ? null : (
          <h3>
            <a href={href('daily-winners.giveaway', createGiveawayDrawLinkParams(draw))}>{name}</a>
          </h3>
        )}
        <p>
          <span className="prize figure">{prize}</span>
          {prizeTitle.startsWith(prize) ? null : <span className="giveaway-entries__title"> {prizeTitle}</span>}
        </p>
      </div>
      {isToCome ? (
        <div className="giveaway-entries__when">
          <p>
            {messages.comingDraw({
              day: drawn.day,
              time: drawn.time,
              strong: (content) => <strong>{content}</strong>,
            })}
          </p>
          <p className="giveaway-entries__left">
            <span className="visually-hidden">{messages.left()} </span>
            <Countdown className="figure" left={left} />
          </p>
          <p className="small muted">{entriesText}</p>
        </div>
      ) : null}
      <div className="giveaway-entries__state">
        {isLead || isMember || !isToCome ? <GiveawayEntryPanel draw={draw} standing={standing} /> : null}
        {isLead && isIn && isToCome ? (
          <ResendEntryConfirmationButton drawId={id} isLocked={entryStatus === 'locked'} />
        ) : null}
      </div>
    </li>
  );
}
