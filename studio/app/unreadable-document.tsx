import type { UnreadableText } from '../api-types.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { unreadableDocumentMessages } from './unreadable-document.messages.gen.ts';

interface UnreadableDocumentProps {
  readonly title: string;
  /** Path of its file. */
  readonly source: string;
  readonly unreadable: UnreadableText;
  readonly send: (event: EditorEvent) => void;
}

/** In place of the settings of a document whose file can't be read: why, and the last version that could be. */
export function UnreadableDocument({ title, source, unreadable, send }: UnreadableDocumentProps) {
  const { problems, lastGood } = unreadable;
  return (
    <div className="removed-page">
      <h2>{title}</h2>
      <div role="alert">
        <p>{unreadableDocumentMessages.intro({ file: source })}</p>
        <ul>
          {problems.map(({ line, message, suggestion }) => (
            <li key={`${line} ${message}`}>
              {line === null ? null : unreadableDocumentMessages.line({ line: String(line) })} {message} {suggestion}
            </li>
          ))}
        </ul>
        <p>{lastGood === null ? unreadableDocumentMessages.fixOnly() : unreadableDocumentMessages.fixOrReplace()}</p>
      </div>
      {lastGood === null ? null : (
        <button
          type="button"
          className="button"
          onClick={() => send({ type: 'DOCUMENT.REPLACE', value: lastGood, change: unreadableDocumentMessages.use() })}
        >
          {unreadableDocumentMessages.use()}
        </button>
      )}
    </div>
  );
}
