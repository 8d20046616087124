import { useEffect, useRef, useState } from 'react';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import { useBrowserSession } from './browser-session.ts';
import { languageDialogMessages } from './language-dialog.messages.gen.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Name of a language in the language itself, so that its speakers recognise it. */
export function describeLanguage(tag: string): string {
  if (/-X[AB]$/.test(tag)) return languageDialogMessages.pseudo({ tag });
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}

interface LanguageDialogProps {
  /** Called when the dialog has closed. */
  readonly close: () => void;
  /** Tags of the languages of the studio. */
  readonly languages: readonly string[];
  /** Whether all changes are stored as drafts. */
  readonly isStored: boolean;
  /** Loads the studio again. */
  readonly reload: () => void;
}

/** Chooses the language of the studio in this browser. It is loaded again once all changes are stored. */
export function LanguageDialog({ close, languages, isStored, reload }: LanguageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const session = useBrowserSession();
  const [wanted, setWanted] = useState<string | null>(null);
  const current = getEditorLanguage().tag;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (wanted === null || !isStored) return;
    session?.keeper.flush();
    storeLanguage(wanted);
    reload();
  }, [wanted, isStored, session, reload]);
  const choose = (tag: string) => {
    if (tag === current) dialog.current?.close();
    else setWanted(tag);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="language-heading"
      aria-describedby="language-help"
      onClose={close}
    >
      <h2 id="language-heading">{languageDialogMessages.heading()}</h2>
      <p id="language-help">{languageDialogMessages.help()}</p>
      <ul className="languages">
        {languages.map((tag) => (
          <li key={tag}>
            <button
              type="button"
              className="languages__choice"
              lang={tag}
              aria-current={tag === current ? 'true' : undefined}
              onClick={() => choose(tag)}
            >
              {describeLanguage(tag)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{wanted !== null && !isStored ? languageDialogMessages.waiting() : null}</p>
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {languageDialogMessages.cancel()}
        </button>
      </div>
    </dialog>
  );
}

/** The server reads it with the next request. */
function storeLanguage(tag: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `vitrine_studio_language=${tag}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`;
}
