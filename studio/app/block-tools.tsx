import { blockListMessages } from '../editor/block-list.messages.gen.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import { formatPathAsPointer } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { MoveTarget } from '../editor/move-targets.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { blockToolsMessages } from './block-tools.messages.gen.ts';
import { Icon } from './icon.tsx';

interface BlockToolsProps {
  readonly block: PageBlock;
  /** Whether the document overrides that of a site which its site extends. */
  readonly isOverride: boolean;
  /** Other lists that it can be moved to. */
  readonly targets: readonly MoveTarget[];
  readonly send: (event: EditorEvent) => void;
  readonly move: (block: PageBlock, to: number) => void;
  readonly moveInto: (block: PageBlock, target: MoveTarget) => void;
}

/** Buttons of the chosen block. */
export function BlockTools({ block, isOverride, targets, move, moveInto, send }: BlockToolsProps) {
  const { name, path } = block;
  const place = Number(path.at(-1));
  return (
    <span className="block-list__moves">
      <button
        type="button"
        aria-label={blockListMessages.up({ block: name })}
        title={blockToolsMessages.up()}
        aria-disabled={place === 0}
        onClick={() => place > 0 && move(block, place - 1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        aria-label={blockListMessages.down({ block: name })}
        title={blockToolsMessages.down()}
        aria-disabled={place === block.count - 1}
        onClick={() => place < block.count - 1 && move(block, place + 1)}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        aria-label={blockListMessages.duplicate({ block: name })}
        title={blockToolsMessages.duplicate()}
        onClick={() => send({ type: 'BLOCK.DUPLICATE', path, change: changeNamesMessages.duplicate({ block: name }) })}
      >
        <Icon name="duplicate" />
      </button>
      <button
        type="button"
        aria-label={blockListMessages.copy({ block: name })}
        title={blockToolsMessages.copy()}
        onClick={() => send({ type: 'BLOCK.COPY', path })}
      >
        <Icon name="copy" />
      </button>
      {isOverride && block.origin === 'overridden' ? (
        <button
          type="button"
          aria-label={blockListMessages.reset({ block: name })}
          title={blockToolsMessages.reset()}
          onClick={() => send({ type: 'BLOCK.RESET', path, change: changeNamesMessages.reset({ block: name }) })}
        >
          <Icon name="reset" />
        </button>
      ) : null}
      <button
        type="button"
        aria-label={blockListMessages.remove({ block: name })}
        title={blockToolsMessages.remove()}
        onClick={() => send({ type: 'BLOCK.REMOVE', path, change: changeNamesMessages.remove({ block: name }) })}
      >
        <Icon name="remove" />
      </button>
      {targets.length === 0 ? null : (
        <details className="block-list__into">
          <summary aria-label={blockListMessages.into({ block: name })} title={blockToolsMessages.into()}>
            <Icon name="move" />
          </summary>
          <ul>
            {targets.map((target) => (
              <li key={formatPathAsPointer(target.list)}>
                <button type="button" onClick={() => moveInto(block, target)}>
                  {target.name}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}
