import { useEffect, useState } from 'react';
import { isSameJson } from '#engine/site/merge-versions.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import type { FoundCopy } from '../editor/local-copies.ts';
import { formatMoment } from '../editor/moments.ts';
import { useBrowserSession } from './browser-session.ts';
import { unsavedCopiesMessages } from './unsaved-copies.messages.gen.ts';

interface UnsavedCopiesProps {
  /** Id of the open document. */
  readonly id: string;
  readonly timeZone: string;
  readonly context: Pick<EditorContext, 'documents' | 'history'>;
  readonly send: (event: EditorEvent) => void;
}

/** Offers changes that were not stored before a crash, a closed window or a lost connection. */
export function UnsavedCopies({ id, timeZone, context, send }: UnsavedCopiesProps) {
  const session = useBrowserSession();
  const [result, setResult] = useState('');
  const isOpen = id in context.documents;
  const present = context.history.present[id] ?? null;
  const found = session?.lost.filter((one) => isOpen && one.id === id) ?? [];
  const stored = found.find(({ copy }) => isSameJson(copy.value, present));
  useEffect(() => {
    if (!session || !stored) return;
    session.copies.discard(stored);
    session.refresh();
  }, [session, stored]);
  if (!session) return null;
  const settle = (words: string) => {
    setResult(words);
    session.refresh();
  };
  const use = (one: FoundCopy) => {
    const moment = formatMoment(one.copy.at, timeZone);
    session.copies.adopt(one);
    send({ type: 'LOCAL_COPY.RESTORE', id, copy: one.copy, change: changeNamesMessages.copy({ moment }) });
    settle(unsavedCopiesMessages.used());
  };
  const discard = (one: FoundCopy) => {
    session.copies.discard(one);
    settle(unsavedCopiesMessages.discarded());
  };
  return (
    <>
      {found
        .filter((one) => one !== stored)
        .map((one) => {
          const words = unsavedCopiesMessages.found({ moment: formatMoment(one.copy.at, timeZone) });
          return (
            <div key={one.tab} className="notice unsaved-copy" role="group" aria-label={words}>
              <span>{words}</span>
              <button type="button" className="button" onClick={() => use(one)}>
                {unsavedCopiesMessages.use()}
              </button>
              <button type="button" className="button button--quiet" onClick={() => discard(one)}>
                {unsavedCopiesMessages.discard()}
              </button>
            </div>
          );
        })}
      <p className="visually-hidden" role="status">
        {result}
      </p>
    </>
  );
}
