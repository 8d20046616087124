import type { BlockProps } from '#engine/render/block.ts';
import { ButtonLinks } from '../../_ui/actions.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { Prose } from '../../_ui/prose.tsx';
import type { EmptyCartProps } from './empty-cart.gen.ts';

export function EmptyCart({ props: { heading, text, actions } }: BlockProps<EmptyCartProps>) {
  return (
    <section className="empty-cart">
      <Icon name="cart" />
      <h2>{heading}</h2>
      <Prose text={text} />
      <ButtonLinks actions={actions} />
    </section>
  );
}
