import { type DragEvent, type HTMLAttributes, memo, useMemo, useState } from 'react';
import type { DocumentProblem } from '../editor/document-problems.ts';
import type { NewBlock } from '../editor/edit-blocks.ts';
import { formatPathAsPointer, type ValuePath } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { findMoveTarget, listMoveTargets, type MoveTarget } from '../editor/move-targets.ts';
import type { PageBlock, PageRow, PageSlot } from '../editor/page-blocks.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import { text } from '../messages/text.ts';
import { BlockTools } from './block-tools.tsx';

interface BlockListProps {
  readonly rows: readonly PageRow[];
  readonly chosen: string | null;
  /** Block that was copied, on any page; null for none. */
  readonly copied: NewBlock | null;
  readonly problems: readonly DocumentProblem[];
  /** Blocks that are not on the page for the chosen visitor, by id. */
  readonly unseen: ReadonlyMap<string, UnseenBlock>;
  /** Whether the document overrides that of a site which its site extends. */
  readonly isOverride: boolean;
  /** Name of the entry for the settings of the whole document. */
  readonly settings: string;
  readonly send: (event: EditorEvent) => void;
  /** Offers kinds of blocks for a slot. */
  readonly add: (slot: PageSlot) => void;
}

/** Memoised, because each change of a long page renders the studio several times. */
export const BlockList = memo(List);

/** The blocks of the page in their order, with the slots of each; they are dragged, and the chosen one has buttons. */
function List(props: BlockListProps) {
  const { rows, chosen, copied, problems, unseen, isOverride, settings, send, add } = props;
  const blocks = useMemo(() => rows.flatMap((row) => (row.kind === 'block' ? [row.block] : [])), [rows]);
  const [moved, setMoved] = useState('');
  const [dragged, setDragged] = useState<PageBlock | null>(null);
  const move = (block: PageBlock, to: number) => {
    send({ type: 'BLOCK.MOVE', path: block.path, to, change: text('change.move', { block: block.name }) });
    setMoved(text('blocks.moved', { block: block.name, place: to + 1, count: block.count }));
  };
  const moveInto = (block: PageBlock, { list, to, name }: MoveTarget) => {
    send({ type: 'BLOCK.REPARENT', path: block.path, list, to, change: text('change.move', { block: block.name }) });
    setMoved(text('blocks.movedInto', { block: block.name, place: name }));
  };
  const targetOf = (row: PageRow) => (dragged ? findMoveTarget(dragged, row) : null);
  const drop = (row: PageRow) => (event: DragEvent) => {
    event.preventDefault();
    setDragged(null);
    const target = targetOf(row);
    if (!dragged || !target) return;
    if (isSameList(dragged.path, target.list)) move(dragged, target.to);
    else moveInto(dragged, target);
  };
  const dropProps = (row: PageRow) => ({
    'data-target': targetOf(row) !== null || undefined,
    onDragOver: (event: DragEvent) => {
      if (targetOf(row)) event.preventDefault();
    },
    onDrop: drop(row),
  });
  return (
    <>
      <h2>{text('blocks.heading')}</h2>
      <button
        type="button"
        className="block-list__settings"
        aria-current={chosen === null || undefined}
        onClick={() => send({ type: 'BLOCK.CHOOSE', id: null })}
      >
        {settings}
      </button>
      {blocks.length === 0 ? <p>{text('blocks.none')}</p> : null}
      <ol className="block-list">
        {rows.map((row) =>
          row.kind === 'slot' ? (
            <SlotRow key={row.slot.id} slot={row.slot} add={add} {...dropProps(row)} />
          ) : (
            <li
              key={row.block.id}
              className={`block-list__item ${depthClass(row.block)}`}
              data-unseen={unseen.has(row.block.id) || undefined}
              draggable
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(row.block);
              }}
              onDragEnd={() => setDragged(null)}
              {...dropProps(row)}
            >
              <button
                type="button"
                className="block-list__name"
                aria-current={row.block.id === chosen || undefined}
                title={unseen.get(row.block.id)?.reason}
                onClick={() => send({ type: 'BLOCK.CHOOSE', id: row.block.id })}
              >
                {row.block.name}{' '}
                <BlockMarks block={row.block} problems={problems} isUnseen={unseen.has(row.block.id)} />
              </button>
              {row.block.id === chosen ? (
                <BlockTools
                  block={row.block}
                  targets={listMoveTargets(rows, row.block)}
                  {...{ isOverride, move, moveInto, send }}
                />
              ) : null}
            </li>
          ),
        )}
      </ol>
      {copied ? (
        <button
          type="button"
          className="button button--quiet editor__add"
          onClick={() =>
            send({
              type: 'BLOCK.PASTE',
              after: blocks.find(({ id }) => id === chosen)?.path ?? null,
              change: text('change.paste'),
            })
          }
        >
          {text('blocks.paste')}
        </button>
      ) : null}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

interface BlockMarksProps {
  readonly block: PageBlock;
  readonly problems: readonly DocumentProblem[];
  readonly isUnseen: boolean;
}

function BlockMarks({ block, problems, isUnseen }: BlockMarksProps) {
  return (
    <>
      {isFaulty(block, problems) ? <span className="badge">{text('blocks.faults')}</span> : null}
      {isUnseen || block.isGated ? (
        <span className="badge badge--quiet">{text(isUnseen ? 'blocks.unseen' : 'blocks.gated')}</span>
      ) : null}
      {block.origin === 'own' ? null : (
        <span className="badge badge--quiet">
          {text(block.origin === 'inherited' ? 'documents.inherited' : 'blocks.overridden')}
        </span>
      )}
    </>
  );
}

interface SlotRowProps extends Pick<HTMLAttributes<HTMLLIElement>, 'onDragOver' | 'onDrop'> {
  readonly slot: PageSlot;
  readonly add: (slot: PageSlot) => void;
  readonly 'data-target': true | undefined;
}

function SlotRow({ slot, add, ...row }: SlotRowProps) {
  const { name, holder } = slot;
  return (
    <li className={`block-list__item block-list__slot ${depthClass(slot)}`} {...row}>
      <span>{slot.count === 0 ? text('blocks.emptySlot', { slot: name }) : name}</span>
      <button
        type="button"
        aria-label={text('blocks.addToSlot', { slot: name, block: holder })}
        onClick={() => add(slot)}
      >
        {text('blocks.addHere')}
      </button>
    </li>
  );
}

function depthClass({ depth }: { readonly depth: number }): string {
  return `block-list__item--depth-${Math.min(depth, 3)}`;
}

function isFaulty(block: PageBlock, problems: readonly DocumentProblem[]): boolean {
  const own = formatPathAsPointer(block.path);
  return problems.some((problem) => {
    const pointer = formatPathAsPointer(problem.path);
    return pointer === own || pointer.startsWith(`${own}/`);
  });
}

function isSameList(path: ValuePath, list: ValuePath): boolean {
  return formatPathAsPointer(path.slice(0, -1)) === formatPathAsPointer(list);
}
