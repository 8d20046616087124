import type { ResolvedLink } from '#engine/render/block.ts';
import { Anchor } from './anchor.tsx';

export interface ButtonLink {
  readonly label: string;
  readonly link: ResolvedLink;
  readonly kind: 'primary' | 'secondary';
  /** Whether it advertises something to buy. */
  readonly advertises?: boolean;
}

/** Links that look like buttons, side by side. */
export function ButtonLinks({ actions = [] }: { readonly actions: readonly ButtonLink[] | undefined }) {
  if (actions.length === 0) return null;
  return (
    <p className="actions">
      {actions.map(({ label, link, kind, advertises }, index) => (
        <Anchor key={`${index} ${link.href}`} className={`button button--${kind}`} link={link} advertises={advertises}>
          {label}
        </Anchor>
      ))}
    </p>
  );
}
