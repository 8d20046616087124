import { type ReactNode, useId } from 'react';

interface EntryCardProps {
  readonly summary: string;
  readonly isOpen: boolean;
  readonly isFaulty: boolean;
  readonly toggle: () => void;
  /** Buttons beside the summary. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a list: a line that opens its settings. */
export function EntryCard({ summary, isOpen, isFaulty, toggle, tools, children }: EntryCardProps) {
  const id = useId();
  return (
    <>
      <div className="entry__head">
        <button
          type="button"
          className={isFaulty ? 'entry__summary entry__summary--faulty' : 'entry__summary'}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          data-action="open"
          onClick={toggle}
        >
          {summary}
        </button>
        {tools}
      </div>
      {isOpen ? (
        <div id={id} className="entry__fields">
          {children}
        </div>
      ) : null}
    </>
  );
}
