import type { BlockProps } from '#engine/render/block.ts';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { CallToActionProps } from './call-to-action.gen.ts';

const GROUND = {
  plain: '',
  surface: 'ground-surface',
  strong: 'ground-strong',
  accent: 'ground-accent',
  motif: 'ground-hero motif',
};

export function CallToAction({ props: { heading, text, actions, tone, advertises } }: BlockProps<CallToActionProps>) {
  return (
    <section className="call-to-action band" data-advertises={advertises || undefined}>
      <div className="wrap">
        <div className={`call-to-action__panel call-to-action__panel--${tone} ${GROUND[tone]}`}>
          <div className="call-to-action__words">
            <h2>{heading}</h2>
            <Prose text={text} />
          </div>
          <ButtonLinks actions={actions} />
        </div>
      </div>
    </section>
  );
}
