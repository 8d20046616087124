import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorText } from '#engine/messages/editor-messages.ts';
import type { StudioBlockType, StudioSiteEntry } from '../api-types.ts';
import type { NewBlock } from '../editor/edit-blocks.ts';
import type { EditorContext } from '../editor/editor.types.ts';
import { createExampleBlock } from '../editor/example-block.ts';
import { createSearchIndex, type SearchEntry, searchEntries } from '../editor/search-entries.ts';
import { createSectionBlocks, type Section } from '../editor/sections.ts';
import { createStageName } from '../editor/stage-name.ts';
import { createThumbnailRequest } from '../editor/thumbnail-page.ts';
import { blockPickerMessages } from './block-picker.messages.gen.ts';
import { Thumbnail } from './thumbnail.tsx';
import { useVisibleKeys } from './use-visible-keys.ts';

interface BlockPickerProps {
  readonly heading: string;
  readonly types: readonly StudioBlockType[];
  readonly sections: readonly Section[];
  readonly site: StudioSiteEntry;
  readonly context: EditorContext;
  readonly pick: (type: StudioBlockType) => void;
  readonly pickSection: (section: Section) => void;
  readonly close: () => void;
}

interface PickerEntry extends SearchEntry {
  readonly group: string;
  /** Blocks of its thumbnail. */
  readonly createBlocks: () => readonly NewBlock[];
  readonly choose: () => void;
}

const GROUPS: readonly (readonly [group: string, heading: EditorText])[] = [
  ['sections', blockPickerMessages.sections],
  ['section', blockPickerMessages.section],
  ['content', blockPickerMessages.content],
  ['commerce', blockPickerMessages.commerce],
  ['cart', blockPickerMessages.cart],
  ['frame', blockPickerMessages.frame],
];

/** Each thumbnail is a page of its own, so only those in view are loaded. */
const MOST_THUMBNAILS = 9;

/** A dialog with the kinds of blocks that can be added, by category, and sections of several blocks, with a filter. */
export function BlockPicker(props: BlockPickerProps) {
  const { heading, types, sections, site, context, pick, pickSection, close } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState('');
  const entries = useMemo(
    () => [
      ...sections.map((section) => toSectionEntry(section, site, () => pickSection(section))),
      ...types.map((type) => toTypeEntry(type, site, () => pick(type))),
    ],
    [sections, types, site, pick, pickSection],
  );
  const index = useMemo(() => createSearchIndex(entries), [entries]);
  const found = useMemo(() => searchEntries(index, words, []), [index, words]);
  const groups = GROUPS.map(([group, title]) => ({ title, entries: found.filter((entry) => entry.group === group) }));
  const ordered = groups.flatMap((group) => group.entries.map(({ key }) => key));
  const { ref, shown } = useVisibleKeys(MOST_THUMBNAILS, ordered);
  const loadThumbnail = useThumbnailStages(site, context);
  useEffect(() => dialog.current?.showModal(), []);
  const choose = (entry: PickerEntry) => {
    dialog.current?.close();
    entry.choose();
  };
  return (
    <dialog ref={dialog} className="dialog picker" aria-labelledby="picker-heading" onClose={close}>
      <h2 id="picker-heading">{heading}</h2>
      <label className="field">
        <span className="field__label">{blockPickerMessages.search()}</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <p role="status">{found.length === 0 ? blockPickerMessages.none() : null}</p>
      <div ref={ref} className="picker__groups">
        {groups.map((group) =>
          group.entries.length === 0 ? null : (
            <section key={group.title()}>
              <h3>{group.title()}</h3>
              <ul className="picker__types">
                {group.entries.map((entry) => (
                  <li key={entry.key} data-visible-key={entry.key}>
                    <button type="button" onClick={() => choose(entry)}>
                      <span className="thumbnail">
                        {shown.has(entry.key) ? (
                          <PickerThumbnail key={entry.key} entry={entry} load={loadThumbnail} />
                        ) : null}
                      </span>
                      <strong>{entry.title}</strong> <span>{entry.detail}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
      <div className="dialog__actions">
        <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
          {blockPickerMessages.close()}
        </button>
      </div>
    </dialog>
  );
}

type LoadThumbnail = (blocks: readonly NewBlock[], signal: AbortSignal) => Promise<string | null>;

function PickerThumbnail({ entry, load }: { readonly entry: PickerEntry; readonly load: LoadThumbnail }) {
  // The entry is recreated with each change of the page, but has the same blocks.
  const [createBlocks] = useState(() => entry.createBlocks);
  const loadEntry = useCallback((signal: AbortSignal) => load(createBlocks(), signal), [load, createBlocks]);
  return <Thumbnail load={loadEntry} />;
}

/** Links to stages whose names are reused in turn, because the engine stores few stages. */
function useThumbnailStages(site: StudioSiteEntry, context: EditorContext): LoadThumbnail {
  const [names] = useState(() => Array.from({ length: MOST_THUMBNAILS * 2 }, createStageName));
  const next = useRef(0);
  const latest = useRef({ site, context });
  useEffect(() => {
    latest.current = { site, context };
  });
  return useCallback(
    async (blocks, signal) => {
      const { site, context } = latest.current;
      const name = names[next.current % names.length] ?? '';
      next.current += 1;
      const request = createThumbnailRequest(name, blocks, site, context);
      const answer = request && (await context.client.showOnStage(request, signal));
      return answer?.kind === 'link' ? answer.url : null;
    },
    [names],
  );
}

function toTypeEntry(type: StudioBlockType, site: StudioSiteEntry, choose: () => void): PickerEntry {
  const { description = '' }: { readonly description?: string } = Object(type.schema);
  return {
    key: `type-${type.type}`,
    title: type.title,
    detail: description,
    group: type.category,
    createBlocks: () => [createExampleBlock(type, 'example', site)],
    choose,
  };
}

function toSectionEntry(section: Section, site: StudioSiteEntry, choose: () => void): PickerEntry {
  return {
    key: `section-${section.title.replaceAll(' ', '-')}`,
    title: section.title,
    detail: section.description,
    group: 'sections',
    createBlocks: () => createSectionBlocks(section, {}, site, countUp()),
    choose,
  };
}

/** Ids of a thumbnail need no random numbers. */
function countUp(): (limit: number) => number {
  let last = 0;
  return (limit) => {
    last += 1;
    return last % limit;
  };
}
