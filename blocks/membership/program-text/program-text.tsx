import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { ProgramTextBlockData } from './program-text.data.ts';
import type { ProgramTextProps } from './program-text.gen.ts';

export function ProgramText({
  props: { heading },
  data: { texts: words },
}: BlockProps<ProgramTextProps, ProgramTextBlockData>) {
  if (words.length === 0) return <div className="program-text" />;
  return (
    <section className="program-text band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <div className="program-text__words">
          {words.map(({ key, text }) => (
            <div key={key} className="program-text__word card ground-surface">
              <Prose text={text} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
