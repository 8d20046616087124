import type { ReactNode } from 'react';
import type { ResolvedLink } from '#engine/render/block.ts';

interface AnchorProps {
  readonly link: ResolvedLink;
  readonly className?: string;
  /** Whether it advertises something to buy; hidden from customers who take a break. */
  readonly advertises?: boolean | undefined;
  readonly children: ReactNode;
}

export function Anchor({ link, className, advertises, children }: AnchorProps) {
  return (
    <a
      className={className}
      href={link.href}
      rel={link.external ? 'external noopener' : undefined}
      data-advertises={advertises || undefined}
    >
      {children}
    </a>
  );
}
