import { useMemo, useState } from 'react';
import type { StudioBlockType } from '../api-types.ts';
import { listAddedTypes } from '../editor/added-types.ts';
import { blockListMessages } from '../editor/block-list.messages.gen.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import { createBlockId, type NewBlock } from '../editor/edit-blocks.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { createExampleBlock } from '../editor/example-block.ts';
import type { PageRow, PageSlot } from '../editor/page-blocks.ts';
import type { OpenPlace } from '../editor/place.ts';
import { createSectionBlocks, listAddedSections } from '../editor/sections.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import { BlockList } from './block-list.tsx';
import { BlockPicker } from './block-picker.tsx';
import { Icon } from './icon.tsx';

interface BlockPanelProps {
  readonly open: OpenPlace;
  readonly rows: readonly PageRow[];
  /** Value of the document. */
  readonly value: unknown;
  /** Blocks that are not on the page for the chosen visitor, by id. */
  readonly unseen: ReadonlyMap<string, UnseenBlock>;
  readonly context: EditorContext;
  readonly types: ReadonlyMap<string, StudioBlockType>;
  readonly problems: readonly DocumentProblem[];
  readonly isOverride: boolean;
  /** Name of the entry for the settings of the whole document. */
  readonly settings: string;
  readonly send: (event: EditorEvent) => void;
}

/** The blocks of a document, and what can be added to them. */
export function BlockPanel(props: BlockPanelProps) {
  const { open, rows, value, unseen, context, types, problems, isOverride, settings, send } = props;
  const { site, entry } = open;
  const { chosen: id, copied, pick } = context;
  /** The slot that is added to, "page" for the page; null while nothing is added. */
  const [target, setTarget] = useState<PageSlot | 'page' | null>(null);
  const added = useMemo(() => listAddedTypes(types.values(), entry, value), [types, entry, value]);
  const sections = useMemo(() => listAddedSections(added), [added]);
  const chosen = rows.flatMap((row) => (row.kind === 'block' && row.block.id === id ? [row.block] : []))[0] ?? null;
  const slot = target === 'page' ? null : target;
  const add = (blocks: readonly NewBlock[], title: string) =>
    send({
      type: 'BLOCK.ADD',
      blocks,
      after: slot?.path ?? chosen?.path ?? null,
      change: changeNamesMessages.add({ block: title }),
    });
  const createBlock = (type: StudioBlockType) => createExampleBlock(type, createBlockId(value, pick), site);
  return (
    <section aria-label={blockListMessages.heading()}>
      <BlockList chosen={id} {...{ rows, copied, problems, unseen, isOverride, settings, send }} add={setTarget} />
      <button type="button" className="button button--quiet editor__add" onClick={() => setTarget('page')}>
        <Icon name="add" />
        {blockListMessages.add()}
      </button>
      {target === null ? null : (
        <BlockPicker
          heading={formatHeading(slot, chosen?.name ?? null)}
          types={added}
          sections={sections}
          site={site}
          context={context}
          pick={(type) => add([createBlock(type)], type.title)}
          pickSection={(section) => add(createSectionBlocks(section, value, site, pick), section.title)}
          close={() => setTarget(null)}
        />
      )}
    </section>
  );
}

function formatHeading(slot: PageSlot | null, chosen: string | null): string {
  if (slot) return blockListMessages.addSlotHeading({ slot: slot.name, block: slot.holder });
  return chosen === null ? blockListMessages.addLast() : blockListMessages.addHeading({ block: chosen });
}
