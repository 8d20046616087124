import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import type { RichTextProps } from './rich-text.gen.ts';

export function RichText({ props }: BlockProps<RichTextProps>) {
  const { heading, body, align } = props;
  return (
    <section className={`rich-text rich-text--${align} band`}>
      <div className="rich-text__column wrap">
        {heading ? <h2>{heading}</h2> : null}
        <Prose text={body} />
      </div>
    </section>
  );
}
