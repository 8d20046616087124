import { memo, useCallback, useMemo, useState } from 'react';
import { blockListMessages } from '../editor/block-list.messages.gen.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import type { NewBlock } from '../editor/edit-blocks.ts';
import { formatPathAsPointer, type ValuePath } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { findMoveTarget, listMoveTargets, type MoveTarget } from '../editor/move-targets.ts';
import type { PageBlock, PageRow, PageSlot } from '../editor/page-blocks.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import { BlockRow, SlotRow } from './block-row.tsx';
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
  const move = useCallback(
    (block: PageBlock, to: number) => {
      send({ type: 'BLOCK.MOVE', path: block.path, to, change: changeNamesMessages.move({ block: block.name }) });
      setMoved(blockListMessages.moved({ block: block.name, place: to + 1, count: block.count }));
    },
    [send],
  );
  const moveInto = useCallback(
    (block: PageBlock, { list, to, name }: MoveTarget) => {
      send({
        type: 'BLOCK.REPARENT',
        path: block.path,
        list,
        to,
        change: changeNamesMessages.move({ block: block.name }),
      });
      setMoved(blockListMessages.movedInto({ block: block.name, place: name }));
    },
    [send],
  );
  const choose = useCallback((id: string) => send({ type: 'BLOCK.CHOOSE', id }), [send]);
  const drop = useCallback(
    (row: PageRow) => {
      setDragged(null);
      const target = dragged && findMoveTarget(dragged, row);
      if (!target) return;
      if (isSameList(dragged.path, target.list)) move(dragged, target.to);
      else moveInto(dragged, target);
    },
    [dragged, move, moveInto],
  );
  const dragging = (row: PageRow) => ({ drop, isTarget: dragged !== null && findMoveTarget(dragged, row) !== null });
  return (
    <>
      <h2>{blockListMessages.heading()}</h2>
      <button
        type="button"
        className="block-list__settings"
        aria-current={chosen === null || undefined}
        onClick={() => send({ type: 'BLOCK.CHOOSE', id: null })}
      >
        {settings}
      </button>
      {blocks.length === 0 ? <p>{blockListMessages.none()}</p> : null}
      <ol className="block-list">
        {rows.map((row) =>
          row.kind === 'slot' ? (
            <SlotRow key={row.slot.id} row={row} add={add} {...dragging(row)} />
          ) : (
            <BlockRow
              key={row.block.id}
              row={row}
              isChosen={row.block.id === chosen}
              isFaulty={isFaulty(row.block, problems)}
              unseen={unseen.get(row.block.id)?.reason ?? null}
              drag={setDragged}
              {...{ choose, ...dragging(row) }}
            >
              {row.block.id === chosen ? (
                <BlockTools
                  block={row.block}
                  targets={listMoveTargets(rows, row.block)}
                  {...{ isOverride, move, moveInto, send }}
                />
              ) : null}
            </BlockRow>
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
              change: changeNamesMessages.paste(),
            })
          }
        >
          {blockListMessages.paste()}
        </button>
      ) : null}
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

function isFaulty({ path }: PageBlock, problems: readonly DocumentProblem[]): boolean {
  return problems.some((problem) => path.every((step, index) => step === problem.path[index]));
}

function isSameList(path: ValuePath, list: ValuePath): boolean {
  return formatPathAsPointer(path.slice(0, -1)) === formatPathAsPointer(list);
}
