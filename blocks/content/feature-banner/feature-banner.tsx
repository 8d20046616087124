import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import { Photo } from '../../_ui/photo.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { FeatureBannerProps } from './feature-banner.gen.ts';

export function FeatureBanner({ props }: BlockProps<FeatureBannerProps>) {
  const { eyebrow, heading, text, image, label, link, tone } = props;
  return (
    <section className={`feature-banner ground-${tone}`}>
      {image ? <Photo className="feature-banner__image" image={image} sizes="100vw" first /> : null}
      <div className={`feature-banner__words ground-${tone}`}>
        {eyebrow ? <p className="eyebrow">{eyebrow}</p> : null}
        <h1>{heading}</h1>
        <Prose text={text} />
        <p data-advertises>
          <Anchor className="button button--primary" link={link}>
            {label}
          </Anchor>
        </p>
      </div>
    </section>
  );
}
