import { blockListMessages } from '../../editor/block-list.messages.gen.ts';
import { blockToolsMessages } from '../block-tools.messages.gen.ts';

interface ListToolsProps {
  /** Name of the entry. */
  readonly name: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isRemovable: boolean;
  readonly moveBy: (places: -1 | 1) => void;
  readonly remove: () => void;
  readonly startDrag: () => void;
  readonly endDrag: () => void;
}

/** Moves an entry by buttons or by its handle, and removes it. */
export function ListTools({ name, isFirst, isLast, isRemovable, ...act }: ListToolsProps) {
  return (
    <span className="entry__tools">
      <button
        type="button"
        data-action="up"
        aria-label={blockListMessages.up({ block: name })}
        aria-disabled={isFirst}
        onClick={() => act.moveBy(-1)}
      >
        {blockToolsMessages.up()}
      </button>
      <button
        type="button"
        data-action="down"
        aria-label={blockListMessages.down({ block: name })}
        aria-disabled={isLast}
        onClick={() => act.moveBy(1)}
      >
        {blockToolsMessages.down()}
      </button>
      <button
        type="button"
        aria-label={blockListMessages.remove({ block: name })}
        aria-disabled={!isRemovable}
        onClick={() => {
          if (isRemovable) act.remove();
        }}
      >
        {blockToolsMessages.remove()}
      </button>
      <span
        className="entry__handle"
        aria-hidden="true"
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move';
          event.dataTransfer.setData('text/plain', name);
          const entry = event.currentTarget.closest('li');
          if (entry) event.dataTransfer.setDragImage(entry, 0, 0);
          act.startDrag();
        }}
        onDragEnd={act.endDrag}
      />
    </span>
  );
}
