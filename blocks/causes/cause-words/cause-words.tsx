import type { BlockProps } from '#engine/render/block.ts';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { CauseWordsData } from './cause-words.data.ts';
import type { CauseWordsProps } from './cause-words.gen.ts';

export function CauseWords({ props: { heading }, data }: BlockProps<CauseWordsProps, CauseWordsData>) {
  if (data.text === null) return <div className="cause-words" />;
  return (
    <section className="cause-words band">
      <div className="wrap wrap--narrow">
        <SectionHead heading={heading?.replaceAll('{name}', () => data.name)} />
        <Prose text={data.text} />
      </div>
    </section>
  );
}
