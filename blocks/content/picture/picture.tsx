import type { BlockProps } from '#engine/render/block.ts';
import { Photo } from '../../_ui/photo.tsx';
import type { PictureProps } from './picture.gen.ts';

export function Picture({ props: { image, caption, ratio } }: BlockProps<PictureProps>) {
  return (
    <figure className={`picture picture--${ratio} wrap`}>
      <Photo className="picture__image" image={image} sizes="(min-width: 80em) 75rem, 100vw" />
      {caption ? <figcaption className="muted small">{caption}</figcaption> : null}
    </figure>
  );
}
