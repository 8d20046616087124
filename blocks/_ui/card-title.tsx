import type { ReactNode } from 'react';

interface CardTitleProps {
  /** Whether a heading stands over the cards, so that theirs are one level below it. */
  readonly below: boolean;
  readonly children: ReactNode;
}

export function ContentCardHeading({ below, children }: CardTitleProps) {
  const Level = below ? 'h3' : 'h2';
  return <Level className="card-title">{children}</Level>;
}
