import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { MessagesAnswer, StudioMessage, StudioSiteEntry } from '../../api-types.ts';
import type { EditorContext, EditorEvent } from '../../editor/editor.types.ts';
import { formatChoice, formatLocale } from '../../editor/field-words.ts';
import {
  getMessageDocumentKey,
  listWritableTexts,
  type MessageText,
  readMessageText,
} from '../../editor/message-texts.ts';
import { formatDocumentId } from '../../editor/open-documents.ts';
import { PlaceList } from '../content-places.tsx';
import { MessageTextField } from './message-text-field.tsx';
import { wordsMessages } from './words.messages.gen.ts';

interface MessageFormProps {
  readonly message: StudioMessage;
  readonly readers: Pick<MessagesAnswer, 'places' | 'everywhere'>;
  readonly site: StudioSiteEntry;
  readonly sites: readonly StudioSiteEntry[];
  readonly context: EditorContext;
  readonly send: (event: EditorEvent) => void;
}

/** Form of one message: its text for a brand or for all brands, its description, placeholders and readers. */
export function MessageForm({ message, readers, site, sites, context, send }: MessageFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const choices = listWritableTexts(message, sites);
  const [chosen, setChosen] = useState(0);
  const choice = choices[chosen];
  const name = useId();
  const covering = choices.slice(0, chosen).find(({ target }) => readPresent(context, target, message.id) !== null);
  return (
    <div className="form words">
      <h2 ref={heading} tabIndex={-1}>
        {message.text}
      </h2>
      {choices.length > 1 ? (
        <fieldset className="words__choice">
          <legend className="field__label">{wordsMessages.for()}</legend>
          {choices.map((one, index) => (
            <label key={one.target.site}>
              <input type="radio" {...{ name }} checked={index === chosen} onChange={() => setChosen(index)} />
              {describeSites(one.site)}
            </label>
          ))}
        </fieldset>
      ) : null}
      {choice ? (
        <MessageTextField
          key={formatDocumentId(getMessageDocumentKey(choice.target))}
          target={choice.target}
          {...{ message, context, send }}
        />
      ) : null}
      {covering ? <p className="field__help">{wordsMessages.covered({ brand: covering.site.name })}</p> : null}
      <MessageFacts message={message} readers={readers} site={site} />
    </div>
  );
}

/** The text of a document in this session, or else the one that was read with the message. */
function readPresent({ history, documents }: EditorContext, target: MessageText, id: string): string | null {
  const document = formatDocumentId(getMessageDocumentKey(target));
  return document in documents ? readMessageText(history.present[document], id) : target.text;
}

function describeSites({ name, extendedBy }: StudioSiteEntry): string {
  return extendedBy.length === 0
    ? wordsMessages.forOne({ brand: name })
    : wordsMessages.forAll({ brands: extendedBy.join(', ') });
}

function MessageFacts({ message, readers, site }: Pick<MessageFormProps, 'message' | 'readers' | 'site'>) {
  const { id, description, usual, placeholders, locales, blocks } = message;
  return (
    <dl className="words__facts">
      {description === '' ? null : <Fact name={wordsMessages.about()}>{description}</Fact>}
      <Fact name={wordsMessages.usual()}>{usual}</Fact>
      {placeholders.length === 0 ? null : (
        <Fact name={wordsMessages.placeholders()}>
          <ul>
            {placeholders.map((one) => (
              <li key={one.name}>{describePlaceholder(one)}</li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact name={wordsMessages.languages()}>{locales.map(formatLocale).join(', ')}</Fact>
      <Fact name={wordsMessages.where()}>
        {blocks.map((block) => (
          <BlockPlaces
            key={block}
            block={block}
            places={readers.places[block] ?? []}
            isEverywhere={readers.everywhere.includes(block)}
            site={site}
          />
        ))}
      </Fact>
      <Fact name={wordsMessages.id()}>
        <code>{id}</code>
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface BlockPlacesProps {
  readonly block: string;
  readonly places: MessagesAnswer['places'][string];
  readonly isEverywhere: boolean;
  readonly site: StudioSiteEntry;
}

function BlockPlaces({ block, places, isEverywhere, site }: BlockPlacesProps) {
  const values = { block: formatChoice(block), count: places.length };
  if (isEverywhere) return <p>{wordsMessages.everywhere(values)}</p>;
  if (places.length === 0) return <p>{wordsMessages.nowhere(values)}</p>;
  return (
    <details>
      <summary>{wordsMessages.pagesOf(values)}</summary>
      <PlaceList places={places} site={site} />
    </details>
  );
}

function describePlaceholder({ name, type, example }: StudioMessage['placeholders'][number]): string {
  return example === null
    ? wordsMessages.placeholderOnly({ name, type })
    : wordsMessages.placeholder({ name, type, example });
}
