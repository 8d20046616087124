import type { ReactNode } from 'react';
import type { ResolvedLink } from '#engine/render/block.ts';

interface AnchorProps {
  readonly link: ResolvedLink;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Anchor({ link, className, children }: AnchorProps) {
  return (
    <a className={className} href={link.href} rel={link.external ? 'external noopener' : undefined}>
      {children}
    </a>
  );
}
