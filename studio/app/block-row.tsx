import { type DragEvent, memo, type ReactNode } from 'react';
import { blockListMessages } from '../editor/block-list.messages.gen.ts';
import type { PageBlock, PageRow, PageSlot } from '../editor/page-blocks.ts';
import { documentListMessages } from './document-list.messages.gen.ts';

interface RowProps<Kind extends PageRow['kind']> {
  readonly row: Extract<PageRow, { readonly kind: Kind }>;
  /** Whether the block that is dragged can be dropped on it. */
  readonly isTarget: boolean;
  readonly drop: (row: PageRow) => void;
}

interface BlockRowProps extends RowProps<'block'> {
  readonly isChosen: boolean;
  readonly isFaulty: boolean;
  /** Why it is not on the page for the chosen visitor; null if it is. */
  readonly unseen: string | null;
  readonly choose: (id: string) => void;
  /** Null at the end of dragging. */
  readonly drag: (block: PageBlock | null) => void;
  /** Tools of the chosen block. */
  readonly children: ReactNode;
}

/** A block in the list of blocks. Memoised, because a key in a field changes at most one of hundreds. */
export const BlockRow = memo(function BlockRow(props: BlockRowProps) {
  const { row, isChosen, isFaulty, unseen, isTarget, choose, drag, drop, children } = props;
  const { block } = row;
  return (
    <li
      className={`block-list__item ${depthClass(block)}`}
      data-unseen={unseen !== null || undefined}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag(block);
      }}
      onDragEnd={() => drag(null)}
      {...dropProps({ row, isTarget, drop })}
    >
      <button
        type="button"
        className="block-list__name"
        aria-current={isChosen || undefined}
        title={unseen ?? undefined}
        onClick={() => choose(block.id)}
      >
        {block.name} <BlockMarks block={block} isFaulty={isFaulty} isUnseen={unseen !== null} />
      </button>
      {children}
    </li>
  );
});

interface SlotRowProps extends RowProps<'slot'> {
  readonly add: (slot: PageSlot) => void;
}

/** A slot in the list of blocks. */
export const SlotRow = memo(function SlotRow({ row, isTarget, drop, add }: SlotRowProps) {
  const { slot } = row;
  const { name, holder } = slot;
  return (
    <li className={`block-list__item block-list__slot ${depthClass(slot)}`} {...dropProps({ row, isTarget, drop })}>
      <span>{slot.count === 0 ? blockListMessages.emptySlot({ slot: name }) : name}</span>
      <button
        type="button"
        aria-label={blockListMessages.addToSlot({ slot: name, block: holder })}
        onClick={() => add(slot)}
      >
        {blockListMessages.addHere()}
      </button>
    </li>
  );
});

interface BlockMarksProps {
  readonly block: PageBlock;
  readonly isFaulty: boolean;
  readonly isUnseen: boolean;
}

function BlockMarks({ block, isFaulty, isUnseen }: BlockMarksProps) {
  return (
    <>
      {isFaulty ? <span className="badge">{blockListMessages.faults()}</span> : null}
      {isUnseen || block.isGated ? (
        <span className="badge badge--quiet">{isUnseen ? blockListMessages.unseen() : blockListMessages.gated()}</span>
      ) : null}
      {block.origin === 'own' ? null : (
        <span className="badge badge--quiet">
          {block.origin === 'inherited' ? documentListMessages.inherited() : blockListMessages.overridden()}
        </span>
      )}
    </>
  );
}

function dropProps<Kind extends PageRow['kind']>({ row, isTarget, drop }: RowProps<Kind>) {
  return {
    'data-target': isTarget || undefined,
    onDragOver: (event: DragEvent) => {
      if (isTarget) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      drop(row);
    },
  };
}

function depthClass({ depth }: { readonly depth: number }): string {
  return `block-list__item--depth-${Math.min(depth, 3)}`;
}
