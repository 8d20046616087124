import type { RichText } from '#engine/render/block.ts';
import { Prose } from './prose.tsx';

interface SectionHeadProps {
  readonly heading: string | undefined;
  readonly intro?: RichText | undefined;
}

/** Heading and introduction of a section; nothing where it has neither. */
export function SectionHead({ heading, intro }: SectionHeadProps) {
  if (!heading && !intro) return null;
  return (
    <header className="section-head">
      {heading ? <h2>{heading}</h2> : null}
      <Prose text={intro} />
    </header>
  );
}
