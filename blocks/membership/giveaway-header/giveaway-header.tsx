import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { membershipMessages } from '../_shared/membership.messages.gen.ts';
import type { GiveawayHeaderBlockData } from './giveaway-header.data.ts';
import type { GiveawayHeaderProps } from './giveaway-header.gen.ts';
import { giveawayHeaderMessages } from './giveaway-header.messages.gen.ts';

export function GiveawayHeader({ props, data }: BlockProps<GiveawayHeaderProps, GiveawayHeaderBlockData>) {
  const messages = useMessages(giveawayHeaderMessages);
  const { giveawayAndDraw } = useMessages(membershipMessages);
  const href = useRouteHrefBuilder();
  const { draw, isDrawn, winners } = data;
  const image = props.pictures?.find(({ giveawayType }) => giveawayType === draw.type)?.image;
  return (
    <section className="giveaway-header ground-hero">
      <div className="giveaway-header__inner wrap">
        <p className="eyebrow">{giveawayAndDraw({ type: draw.type, drawNo: String(draw.drawNo) })}</p>
        <h1>{draw.name}</h1>
        <p className="prize figure">{draw.prize}</p>
        {draw.prizeTitle.startsWith(draw.prize) ? null : <p>{draw.prizeTitle}</p>}
        {isDrawn ? (
          <div className="giveaway-header__winners card ground-surface">
            {winners.length === 0 ? (
              <p>{messages.none()}</p>
            ) : (
              <>
                <h2>{messages.winnersHeading({ winners: winners.length })}</h2>
                <ul>
                  {winners.map(({ name, place }, index) => (
                    <li key={`${index} ${name}`}>
                      {messages.winner({
                        name,
                        place,
                        strong: (content) => <strong className="giveaway-header__name">{content}</strong>,
                      })}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className="small muted">
              {messages.pastDraw({
                day: draw.day,
                entries: draw.entriesText,
                time: (content) => <time dateTime={draw.drawn.at}>{content}</time>,
              })}
            </p>
          </div>
        ) : (
          <Coming draw={draw} />
        )}
        <ButtonLinks actions={props.actions} />
        <p className="giveaway-header__ways">
          <a href={href('daily-winners')}>{messages.club()}</a>{' '}
          <a href={href('daily-winners.winners')}>{messages.allWinners()}</a>
        </p>
      </div>
      {image ? <Photo className="giveaway-header__image" image={image} sizes="100vw" first /> : null}
    </section>
  );
}

function Coming({ draw: { drawn, left, entriesText } }: Pick<GiveawayHeaderBlockData, 'draw'>) {
  const messages = useMessages(giveawayHeaderMessages);
  return (
    <>
      <p>
        {messages.comingDraw({
          day: drawn.day,
          time: drawn.time,
          strong: (content) => <strong>{content}</strong>,
        })}
      </p>
      <p className="giveaway-header__left">
        <span className="visually-hidden">{messages.left()} </span>
        <Countdown className="figure display" left={left} />
      </p>
      <p className="small">{entriesText}</p>
    </>
  );
}
