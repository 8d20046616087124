import type { BlockProps } from '#engine/render/block.ts';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { HeroProps } from './hero.gen.ts';

const SIZES = { cover: '100vw', split: '(min-width: 40em) 50vw, 100vw', stack: '(min-width: 80em) 75rem, 100vw' };

export function Hero({ props }: BlockProps<HeroProps>) {
  const { eyebrow, heading, text, image, actions, arrangement } = props;
  return (
    <section className={`hero hero--${arrangement} ground-hero`}>
      <div className="hero__inner wrap">
        <div className="hero__words">
          {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
          <h1>{heading}</h1>
          <Prose className="hero__text" text={text} />
          <ButtonLinks actions={actions} />
        </div>
        {image ? <Photo className="hero__image" image={image} sizes={SIZES[arrangement]} first /> : null}
      </div>
    </section>
  );
}
