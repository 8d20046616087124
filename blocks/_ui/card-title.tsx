import type { ReactNode } from 'react';

interface CardTitleProps {
  /** Whether the cards follow a heading: their titles are then h3 instead of h2. */
  readonly below: boolean;
  readonly children: ReactNode;
}

export function ContentCardHeading({ below, children }: CardTitleProps) {
  const Level = below ? 'h3' : 'h2';
  return <Level className="card-title">{children}</Level>;
}
