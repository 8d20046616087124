import type { BlockProps } from '#engine/render/block.ts';
import { Icon } from '../../_ui/icon.tsx';
import { Prose } from '../../_ui/prose.tsx';
import { SectionHead } from '../../_ui/section-head.tsx';
import type { AccordionProps } from './accordion.gen.ts';

export function Accordion({ props: { heading, items } }: BlockProps<AccordionProps, null>) {
  return (
    <section className="accordion band">
      <div className="wrap">
        <SectionHead heading={heading} />
        {items.map(({ question, answer }, index) => (
          <details key={`${index} ${question}`} className="accordion__item">
            <summary>
              <span className="accordion__question display">{question}</span>
              <Icon name="chevron" />
            </summary>
            <Prose className="accordion__answer" text={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
