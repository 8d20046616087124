import { useId, useState } from 'react';
import type { MessagesAnswer, StudioMessage, StudioSiteEntry } from '../../api-types.ts';
import type { EditorContext, EditorEvent } from '../../editor/editor.types.ts';
import { findPressedContents } from '../../editor/message-texts.ts';
import { formatDocumentId } from '../../editor/open-documents.ts';
import { readStageBlockId } from '../../editor/page-blocks.ts';
import { hasWords } from '../../editor/search-entries.ts';
import { studioMessages } from '../../messages/studio.messages.gen.ts';
import { MessageForm } from './message-form.tsx';
import { usePageMessages } from './use-page-messages.ts';
import { wordsMessages } from './words.messages.gen.ts';

/** Texts of the pressed element of the page, and its block. */
export interface PressedTexts {
  /** From the innermost element to the outermost; empty for nothing. */
  readonly texts: readonly string[];
  /** Id of the block around it; null for none. */
  readonly block: string | null;
}

export const NOTHING_PRESSED: PressedTexts = { texts: [], block: null };

interface WordsPanelProps {
  readonly site: StudioSiteEntry;
  readonly sites: readonly StudioSiteEntry[];
  readonly context: EditorContext;
  readonly pressed: PressedTexts;
  readonly setPressed: (pressed: PressedTexts) => void;
  readonly send: (event: EditorEvent) => void;
}

/** The messages of the page: one that was pressed on the stage or chosen from the list, or else the list. */
export function WordsPanel({ site, sites, context, pressed, setPressed, send }: WordsPanelProps) {
  const { answer, failure } = usePageMessages(context, pressed.texts);
  const [opened, setOpened] = useState<{ readonly of: MessagesAnswer; readonly message: StudioMessage } | null>(null);
  if ((context.place?.page.path ?? null) === null) return <p>{wordsMessages.noPage()}</p>;
  if (failure !== null) return <p role="alert">{wordsMessages.notRead({ reason: failure })}</p>;
  if (answer === null) return <p role="status">{studioMessages.loading()}</p>;
  const isPressed = pressed.texts.length > 0;
  const only = isPressed && answer.messages.length === 1 ? answer.messages[0] : undefined;
  const message = opened?.of === answer ? opened.message : only;
  const showAll = () => {
    setOpened(null);
    setPressed(NOTHING_PRESSED);
  };
  const back = (
    <button type="button" className="button button--quiet" onClick={showAll}>
      {wordsMessages.all()}
    </button>
  );
  if (message)
    return (
      <>
        {back}
        <MessageForm key={message.id} {...{ message, site, sites, context, send }} readers={answer} />
      </>
    );
  if (isPressed && answer.messages.length === 0)
    return (
      <>
        <UnknownText {...{ site, pressed, send }} />
        {back}
      </>
    );
  return (
    <>
      <h2>{wordsMessages.heading()}</h2>
      <p className="field__help">{isPressed ? wordsMessages.several() : wordsMessages.help()}</p>
      <MessageList messages={answer.messages} open={(one) => setOpened({ of: answer, message: one })} />
      {isPressed ? back : null}
    </>
  );
}

interface MessageListProps {
  readonly messages: readonly StudioMessage[];
  readonly open: (message: StudioMessage) => void;
}

function MessageList({ messages, open }: MessageListProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const found = messages.filter((message) => hasWords(`${message.text} ${message.id}`, words.trim()));
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {wordsMessages.search()}
        </label>
        <input id={id} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </div>
      <p role="status" className="field__help">
        {found.length === 0 ? wordsMessages.none() : wordsMessages.count({ count: found.length })}
      </p>
      <ul className="words__list">
        {found.map((message) => (
          <li key={message.id}>
            <button type="button" onClick={() => open(message)}>
              <strong>{message.text}</strong>
              <span>{message.id}</span>
              {message.isShown ? null : <span>{wordsMessages.otherState()}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface UnknownTextProps {
  readonly site: StudioSiteEntry;
  readonly pressed: PressedTexts;
  readonly send: (event: EditorEvent) => void;
}

/** Where a text that no message makes may be from. */
function UnknownText({ site, pressed: { texts, block }, send }: UnknownTextProps) {
  const openBlock = (pressed: string) => {
    send({ type: 'MODE.CHANGE', mode: 'select' });
    send({ type: 'BLOCK.CHOOSE', id: readStageBlockId(pressed) });
  };
  return (
    <>
      <blockquote>{texts[0]}</blockquote>
      <p role="status">{wordsMessages.unknown()}</p>
      {findPressedContents(site, texts).map(({ key, document }) => (
        <p key={key}>
          <a href={`#${formatDocumentId(document)}`}>{wordsMessages.shared({ key })}</a>
        </p>
      ))}
      {block === null ? null : (
        <button type="button" className="button" onClick={() => openBlock(block)}>
          {wordsMessages.openBlock()}
        </button>
      )}
    </>
  );
}
