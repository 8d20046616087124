import type { BlockProps } from '#engine/render/block.ts';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { SectionProps } from './section.gen.ts';

const GROUND = { plain: '', surface: 'ground-surface', strong: 'ground-strong', motif: 'ground-strong motif' };
const WRAP = { normal: 'wrap', narrow: 'wrap wrap--narrow', wide: 'wrap wrap--wide' };

export function Section({ props, slots }: BlockProps<SectionProps, undefined, 'main'>) {
  const { heading, intro, tone, width, align } = props;
  return (
    <section className={`section section--${tone} section--${align} ${GROUND[tone]} band`}>
      <div className={WRAP[width]}>
        <SectionHead heading={heading} intro={intro} />
        <div className="section__main">{slots.main}</div>
      </div>
    </section>
  );
}
