import type { ReactNode, RefObject } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { formControlsMessages } from './form-controls.messages.gen.ts';

/** A field that has a problem: the id of its control, its label, and the problem in words. */
export interface FormErrorSummaryEntry {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly entries: readonly FormErrorSummaryEntry[];
  /** What is to be done about the texts. */
  readonly remedy?: ReactNode;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** What is wrong with a form, with links to its fields. The focus moves here when a submission came to nothing. */
export function FormErrorSummary({ heading, texts, entries, remedy, ref }: ErrorSummaryProps) {
  const messages = useMessages(formControlsMessages);
  const isEmpty = texts.length === 0 && entries.length === 0;
  return (
    <div ref={ref} className="form-summary" role="alert" tabIndex={-1} hidden={isEmpty}>
      {isEmpty ? null : (
        <>
          <p className="form-summary__heading">{heading}</p>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {remedy}
          {entries.length > 0 ? (
            <ul>
              {entries.map(({ id, label, text }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {messages.fieldProblem({ label, problem: text })}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </div>
  );
}
