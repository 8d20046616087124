import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { StudioContentEntry } from '../../api-types.ts';
import { describeReach } from '../../editor/describe-reach.ts';
import type { ValuePath } from '../../editor/edit-value.ts';
import { formatDocumentId } from '../../editor/open-documents.ts';
import { hasWords } from '../../editor/search-entries.ts';
import { findContent, getContentKey, hasWholeText } from '../../editor/shared-content.ts';
import { ContentPlaces } from '../content-places.tsx';
import type { FieldAccess } from '../field-access.ts';
import { SearchDialog } from './search-dialog.tsx';
import { sharedTextMessages } from './shared-text.messages.gen.ts';
import { useWholeText } from './use-whole-text.ts';

interface SharedTextProps extends FieldAccess {
  readonly label: string;
  readonly path: ValuePath;
  readonly isShareable: boolean;
  /** Kinds of shared entries that fit. */
  readonly types: readonly StudioContentEntry['type'][];
  /** The value that is written in the place, from a shared one; null where its words aren't known. */
  readonly copy: (entry: StudioContentEntry | null) => unknown;
  /** The field for a value that is written in its place, with the button that leads to shared ones. */
  readonly children: (source: ReactNode) => ReactNode;
}

/**
 * A text or picture that is written in its place or shared by its content key. Leads from one to the other: to a shared
 * one by a list, back with a copy of it.
 */
export function SharedText(props: SharedTextProps) {
  const { label, path, isShareable, types, copy, children, ...access } = props;
  const { site, valueAt, problemAt, change } = access;
  const key = getContentKey(valueAt(path));
  const entry = key === null ? null : findContent(site.contents, key);
  const offered = site.contents.filter(({ type }) => types.includes(type));
  const id = useId();
  const whole = useWholeText(entry);
  const [isChoosing, setChoosing] = useState(false);
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied || key !== null) return;
    setCopied(false);
    part.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, [isCopied, key]);

  const writeHere = (copied: StudioContentEntry | null, isCut: boolean) => {
    setNotice((isCut ? sharedTextMessages.copiedBeginning : sharedTextMessages.copied)({ label }));
    setCopied(true);
    change(path, copy(copied), label);
  };
  const startCopy = () => {
    if (!entry || !whole.isCut) return writeHere(entry, entry !== null && !hasWholeText(entry));
    whole.read().then(
      (read) => writeHere(read, false),
      () => writeHere(entry, true),
    );
  };
  const source =
    key === null && (!isShareable || offered.length === 0) ? null : (
      <button
        type="button"
        className="source"
        aria-label={key === null ? sharedTextMessages.useShared({ label }) : sharedTextMessages.change({ label, key })}
        onClick={() => setChoosing(true)}
      >
        {key === null ? sharedTextMessages.written() : sharedTextMessages.key({ key })}
      </button>
    );
  return (
    <div ref={part} className="field">
      {key === null ? (
        children(source)
      ) : (
        <fieldset className="shared">
          <legend className="field__label">{label}</legend>
          {source}
          <blockquote id={`${id}-words`} className="shared__words">
            {entry ? whole.words : sharedTextMessages.unknown()}
          </blockquote>
          {whole.isCut ? (
            <button
              type="button"
              className="button button--quiet"
              aria-expanded={whole.isOpen}
              aria-controls={`${id}-words`}
              onClick={whole.toggle}
            >
              {whole.isOpen ? sharedTextMessages.less() : sharedTextMessages.whole()}
            </button>
          ) : null}
          {whole.failure === null ? null : (
            <p className="field__problem" role="alert">
              {sharedTextMessages.notRead({ reason: whole.failure })}
            </p>
          )}
          <p className="field__help">
            {entry ? describeUses(entry) : null} {sharedTextMessages.where()}{' '}
            {entry ? <a href={`#${formatDocumentId(entry.document)}`}>{sharedTextMessages.open()}</a> : null}
          </p>
          {entry ? <ContentPlaces entry={entry} site={site} /> : null}
          {problemAt(path) === null ? null : <p className="field__problem">{problemAt(path)}</p>}
          <button type="button" className="button button--quiet" onClick={startCopy}>
            {sharedTextMessages.writeHere()}
          </button>
        </fieldset>
      )}
      <p role="status" className="visually-hidden">
        {notice}
      </p>
      {isChoosing ? (
        <SearchDialog
          heading={sharedTextMessages.heading({ label })}
          searchLabel={sharedTextMessages.search()}
          find={(words) =>
            offered
              .filter((one) => hasWords(`${one.key} ${one.excerpt}`, words))
              .map((one) => ({
                key: one.key,
                title: one.excerpt === '' ? one.key : `${one.excerpt}${hasWholeText(one) ? '' : '…'}`,
                detail: describe(one),
              }))
          }
          pick={(item) => {
            change(path, { content: item.key }, label);
            setNotice(sharedTextMessages.chosen({ label, key: item.key }));
          }}
          close={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}

function describe(entry: StudioContentEntry): string {
  const { key, uses } = entry;
  return uses === 0 ? key : sharedTextMessages.keyAndUses({ key, uses: describeUses(entry) });
}

function describeUses({ uses, reach }: StudioContentEntry): string {
  const place = describeReach(reach);
  if (place !== null) return sharedTextMessages.reach({ place });
  return uses > 1 ? sharedTextMessages.uses({ count: uses }) : sharedTextMessages.usedOnce();
}
