import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { ProgramWordsData } from './program-words.data.ts';
import type { ProgramWordsProps } from './program-words.gen.ts';

export function ProgramWords({ props: { heading }, data: { words } }: BlockProps<ProgramWordsProps, ProgramWordsData>) {
  if (words.length === 0) return <div className="program-words" />;
  return (
    <section className="program-words band">
      <div className="wrap">
        <SectionHead heading={heading} />
        <div className="program-words__words">
          {words.map(({ key, text }) => (
            <div key={key} className="program-words__word card ground-surface">
              <Prose text={text} />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
