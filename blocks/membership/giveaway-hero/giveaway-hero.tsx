import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { PageHeadingForCustomersOnBreak } from '../../_ui/break/break-heading.tsx';
import { Countdown } from '../../_ui/countdown.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { GiveawayHeroBlockData } from './giveaway-hero.data.ts';
import type { GiveawayHeroProps } from './giveaway-hero.gen.ts';
import { giveawayHeroMessages } from './giveaway-hero.messages.gen.ts';

export function GiveawayHero({ props, data }: BlockProps<GiveawayHeroProps, GiveawayHeroBlockData>) {
  const messages = useMessages(giveawayHeroMessages);
  const { eyebrow, heading, text, image, actions } = props;
  const { giveaway, programName, logo } = data;
  return (
    <>
      <PageHeadingForCustomersOnBreak />
      <section data-advertises className="giveaway-hero ground-hero">
        <div className="giveaway-hero__inner wrap">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          {logo ? <Photo className="giveaway-hero__logo" image={logo} sizes="12rem" first /> : null}
          <h1>{heading ?? programName}</h1>
          {giveaway ? (
            <div className="giveaway-hero__draw card ground-surface">
              <p className="giveaway-hero__name">{giveaway.name}</p>
              <p className="prize figure">{giveaway.prize}</p>
              <p className="giveaway-hero__when">
                {messages.draw({
                  day: giveaway.draw.day,
                  time: giveaway.draw.time,
                  strong: (content) => <strong>{content}</strong>,
                })}
              </p>
              <p className="giveaway-hero__left">
                <span className="visually-hidden">{messages.left()} </span>
                <Countdown className="figure display" left={giveaway.left} />
              </p>
              <p className="muted small">{giveaway.entries}</p>
            </div>
          ) : null}
          <Prose className="giveaway-hero__text" text={text} />
          <ButtonLinks actions={actions} />
        </div>
        {image ? <Photo className="giveaway-hero__image" image={image} sizes="100vw" first /> : null}
      </section>
    </>
  );
}
