import { useEffect, useState } from 'react';
import type { StudioMessage } from '../../api-types.ts';
import type { EditorContext, EditorEvent, LoadedDocument } from '../../editor/editor.types.ts';
import { formatLocale } from '../../editor/field-words.ts';
import { getMessageDocumentKey, type MessageText, readMessageText } from '../../editor/message-texts.ts';
import { formatDocumentId } from '../../editor/open-documents.ts';
import { studioMessages } from '../../messages/studio.messages.gen.ts';
import { FieldFrame } from '../field-frame.tsx';
import { LengthHint } from '../fields/length-hint.tsx';
import { wordsMessages } from './words.messages.gen.ts';

interface MessageTextFieldProps {
  readonly message: StudioMessage;
  readonly target: MessageText;
  readonly context: EditorContext;
  readonly send: (event: EditorEvent) => void;
}

/** The text of a message in one document, which is opened for it. */
export function MessageTextField({ message, target, context, send }: MessageTextFieldProps) {
  const { id, maxLength } = message;
  const { client, documents, history } = context;
  const key = getMessageDocumentKey(target);
  const documentId = formatDocumentId(key);
  const isOpen = documentId in documents;
  const [loaded, setLoaded] = useState<LoadedDocument | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { site, kind, name } = key;
  useEffect(() => {
    const stop = new AbortController();
    client.openDocument({ site, kind, name }, stop.signal).then(
      (answer) => setLoaded({ key: { site, kind, name }, answer }),
      ({ message: reason }: Error) => {
        if (!stop.signal.aborted) setFailure(reason);
      },
    );
    return () => stop.abort();
  }, [client, site, kind, name]);
  if (failure !== null) return <p role="alert">{wordsMessages.notOpened({ reason: failure })}</p>;
  if (loaded === null) return <p role="status">{studioMessages.loading()}</p>;
  const own = readMessageText(isOpen ? history.present[documentId] : loaded.answer.value, id);
  const source = documents[documentId]?.source ?? loaded.answer.source;
  const write = (typed: string) =>
    send({
      type: 'MESSAGE.CHANGE',
      document: loaded,
      text: { id, locale: target.locale, text: typed === '' ? null : typed },
      change: wordsMessages.change({ text: message.text }),
    });
  return (
    <>
      <FieldFrame
        label={wordsMessages.text({ language: formatLocale(target.locale) })}
        help={wordsMessages.textHelp()}
        problem={findTextProblem(context, source, id)}
      >
        {(control) => (
          <textarea
            {...control}
            rows={4}
            lang={target.locale}
            dir="auto"
            placeholder={message.text}
            value={own ?? ''}
            onChange={({ target: { value } }) => write(value)}
          />
        )}
      </FieldFrame>
      {maxLength === null || message.placeholders.length > 0 ? null : (
        <p className="field__help">
          <LengthHint words={own ?? ''} max={maxLength} />
        </p>
      )}
    </>
  );
}

/** Faults of the text as the engine has found them, each with its place in the text. */
function findTextProblem({ problems }: Pick<EditorContext, 'problems'>, source: string, id: string): string | null {
  const pointer = `/texts/${id}`;
  const own = problems.filter(
    (problem) =>
      problem.source === source && (problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`)),
  );
  return own.length === 0
    ? null
    : own.map(({ message, suggestion }) => [message, suggestion].join(' ').trim()).join(' ');
}
