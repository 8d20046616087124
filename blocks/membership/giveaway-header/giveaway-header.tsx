import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { formatGiveawayTypeAndDrawNumber } from '../_shared/giveaway-view.ts';
import type { GiveawayHeaderBlockData } from './giveaway-header.data.ts';
import type { GiveawayHeaderProps } from './giveaway-header.gen.ts';

const WORDS = {
  willBeDrawn: 'Drawn',
  wasDrawn: 'Drawn on',
  left: 'Time left',
  winner: 'And the winner is',
  winners: 'And the winners are',
  from: (place: string) => `from ${place}`,
  none: 'Nobody has won this one.',
  club: 'All giveaways',
  allWinners: 'All winners',
};

export function GiveawayHeader({ props, data }: BlockProps<GiveawayHeaderProps, GiveawayHeaderBlockData>) {
  const href = useRouteHrefBuilder();
  const { draw, isDrawn, winners } = data;
  const image = props.pictures?.find(({ giveawayType }) => giveawayType === draw.type)?.image;
  return (
    <section className="giveaway-header ground-hero">
      <div className="giveaway-header__inner wrap">
        <p className="eyebrow">{formatGiveawayTypeAndDrawNumber(draw)}</p>
        <h1>{draw.name}</h1>
        <p className="prize figure">{draw.prize}</p>
        {draw.prizeTitle.startsWith(draw.prize) ? null : <p>{draw.prizeTitle}</p>}
        {isDrawn ? (
          <div className="giveaway-header__winners card ground-surface">
            {winners.length === 0 ? (
              <p>{WORDS.none}</p>
            ) : (
              <>
                <h2>{winners.length === 1 ? WORDS.winner : WORDS.winners}</h2>
                <ul>
                  {winners.map(({ name, place }, index) => (
                    <li key={`${index} ${name}`}>
                      <strong className="giveaway-header__name">{name}</strong> {WORDS.from(place)}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <p className="small muted">
              {WORDS.wasDrawn} <time dateTime={draw.drawn.at}>{draw.day}</time>. {draw.entriesText}.
            </p>
          </div>
        ) : (
          <Coming draw={draw} />
        )}
        <ButtonLinks actions={props.actions} />
        <p className="giveaway-header__ways">
          <a href={href('daily-winners')}>{WORDS.club}</a>{' '}
          <a href={href('daily-winners.winners')}>{WORDS.allWinners}</a>
        </p>
      </div>
      {image ? <Photo className="giveaway-header__image" image={image} sizes="100vw" first /> : null}
    </section>
  );
}

function Coming({ draw: { drawn, left, entriesText } }: Pick<GiveawayHeaderBlockData, 'draw'>) {
  return (
    <>
      <p>
        {WORDS.willBeDrawn} <strong>{drawn.day}</strong>, {drawn.time}
      </p>
      <p className="giveaway-header__left">
        <span className="visually-hidden">{WORDS.left}: </span>
        <Countdown className="figure display" left={left} />
      </p>
      <p className="small">{entriesText}</p>
    </>
  );
}
