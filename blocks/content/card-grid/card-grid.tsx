import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { CardGridProps } from './card-grid.gen.ts';

const SIZES = {
  2: '(min-width: 40em) 50vw, 100vw',
  3: '(min-width: 64em) 33vw, (min-width: 40em) 50vw, 100vw',
  4: '(min-width: 64em) 25vw, (min-width: 40em) 50vw, 100vw',
};

export function CardGrid({ props: { heading, cards, columns, look } }: BlockProps<CardGridProps>) {
  return (
    <section className="card-grid band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul className={`card-grid__cards card-grid__cards--${columns} card-grid__cards--${look}`}>
          {cards.map(({ title, text, image, link, meta }, index) => (
            <li key={`${index} ${title}`} className={cardClass(look, link !== undefined)}>
              {image ? <Photo className="card-grid__image" image={image} sizes={SIZES[columns]} /> : null}
              {meta ? <p className="eyebrow">{meta}</p> : null}
              <ContentCardHeading below={heading !== undefined}>
                {link ? <Anchor link={link}>{title}</Anchor> : title}
              </ContentCardHeading>
              <Prose text={text} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function cardClass(look: CardGridProps['look'], linked: boolean): string {
  const ground = look === 'bordered' ? ' card ground-surface' : '';
  return `card-grid__card${ground}${linked ? ' covers' : ''}`;
}
