import type { BlockProps } from '#engine/render/block.ts';
import { ContentCardHeading } from '../../_ui/card-title.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { StepsProps } from './steps.gen.ts';

export function Steps({ props: { heading, items, look } }: BlockProps<StepsProps>) {
  return (
    <section className="steps band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <ol className={`steps__list steps__list--${look}`}>
          {items.map(({ title, text, icon }, index) => (
            <li key={`${index} ${title}`} className="steps__step">
              {look === 'icons' ? <Icon name={icon ?? 'check'} /> : null}
              <ContentCardHeading below={heading !== undefined}>{title}</ContentCardHeading>
              <Prose text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
