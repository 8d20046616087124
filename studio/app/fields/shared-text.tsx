import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StudioContentEntry } from '../../api-types.ts';
import type { ValuePath } from '../../editor/edit-value.ts';
import { formatPlace } from '../../editor/place.ts';
import { findContent, getContentKey, hasWholeText } from '../../editor/shared-content.ts';
import { text } from '../../messages/text.ts';
import type { FieldAccess } from '../field-access.ts';
import { hasWords, SearchDialog } from './search-dialog.tsx';

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
  const [isChoosing, setChoosing] = useState(false);
  const [notice, setNotice] = useState('');
  const part = useRef<HTMLDivElement>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied || key !== null) return;
    setCopied(false);
    part.current?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  }, [isCopied, key]);

  const writeHere = () => {
    setNotice(text(entry && !hasWholeText(entry) ? 'shared.copiedBeginning' : 'shared.copied', { label }));
    setCopied(true);
    change(path, copy(entry), label);
  };
  const source =
    key === null && (!isShareable || offered.length === 0) ? null : (
      <button
        type="button"
        className="source"
        aria-label={key === null ? text('shared.useShared', { label }) : text('shared.change', { label, key })}
        onClick={() => setChoosing(true)}
      >
        {key === null ? text('shared.written') : text('shared.key', { key })}
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
          <blockquote className="shared__words">{entry ? entry.excerpt : text('shared.unknown')}</blockquote>
          <p className="field__help">
            {entry ? describeUses(entry.uses) : null} {text('shared.where')}{' '}
            {entry ? <a href={`#${formatPlace(entry.document)}`}>{text('shared.open')}</a> : null}
          </p>
          {problemAt(path) === null ? null : <p className="field__problem">{problemAt(path)}</p>}
          <button type="button" className="button button--quiet" onClick={writeHere}>
            {text('shared.writeHere')}
          </button>
        </fieldset>
      )}
      <p role="status" className="visually-hidden">
        {notice}
      </p>
      {isChoosing ? (
        <SearchDialog
          heading={text('shared.heading', { label })}
          searchLabel={text('shared.search')}
          find={(words) =>
            offered
              .filter((one) => hasWords(`${one.key} ${one.excerpt}`, words))
              .map((one) => ({ key: one.key, title: one.excerpt || one.key, detail: describe(one) }))
          }
          pick={(item) => {
            change(path, { content: item.key }, label);
            setNotice(text('shared.chosen', { label, key: item.key }));
          }}
          close={() => setChoosing(false)}
        />
      ) : null}
    </div>
  );
}

function describe({ key, uses }: StudioContentEntry): string {
  return uses === 0 ? key : `${key} · ${describeUses(uses)}`;
}

function describeUses(uses: number): string {
  return uses > 1 ? text('shared.uses', { count: uses }) : text('shared.usedOnce');
}
