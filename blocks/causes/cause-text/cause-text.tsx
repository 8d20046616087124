import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { CauseTextBlockData } from './cause-text.data.ts';
import type { CauseTextProps } from './cause-text.gen.ts';

export function CauseText({ props: { heading }, data }: BlockProps<CauseTextProps, CauseTextBlockData>) {
  if (data.text === null) return <div className="cause-text" />;
  return (
    <section className="cause-text band">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading?.replaceAll('{name}', () => data.name)} />
        <Prose text={data.text} />
      </div>
    </section>
  );
}
