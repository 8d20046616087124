import { useState } from 'react';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatPathAsPointer } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { text } from '../messages/text.ts';

interface BlockListProps {
  readonly blocks: readonly PageBlock[];
  readonly chosen: string | null;
  readonly problems: readonly ConfigError[];
  readonly send: (event: EditorEvent) => void;
}

/** The blocks of the page in their order; the chosen one can be moved. */
export function BlockList({ blocks, chosen, problems, send }: BlockListProps) {
  const [moved, setMoved] = useState('');
  const move = (block: PageBlock, to: number) => {
    send({ type: 'BLOCK.MOVE', path: block.path, to, change: text('change.move', { block: block.name }) });
    setMoved(text('blocks.moved', { block: block.name, place: to + 1, count: block.count }));
  };
  return (
    <>
      <h2>{text('blocks.heading')}</h2>
      {blocks.length === 0 ? <p>{text('blocks.none')}</p> : null}
      <ol className="block-list">
        {blocks.map((block) => (
          <li key={block.id} className={`block-list__item block-list__item--depth-${Math.min(block.depth, 3)}`}>
            <button
              type="button"
              className="block-list__name"
              aria-current={block.id === chosen || undefined}
              onClick={() => send({ type: 'BLOCK.CHOOSE', id: block.id })}
            >
              {block.name} {isFaulty(block, problems) ? <span className="badge">{text('blocks.faults')}</span> : null}
            </button>
            {block.id === chosen ? <BlockTools block={block} move={move} send={send} /> : null}
          </li>
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {moved}
      </p>
    </>
  );
}

interface BlockToolsProps {
  readonly block: PageBlock;
  readonly move: (block: PageBlock, to: number) => void;
  readonly send: BlockListProps['send'];
}

function BlockTools({ block, move, send }: BlockToolsProps) {
  const { name, path } = block;
  const place = Number(path.at(-1));
  return (
    <span className="block-list__moves">
      <button
        type="button"
        aria-label={text('blocks.up', { block: block.name })}
        aria-disabled={place === 0}
        onClick={() => place > 0 && move(block, place - 1)}
      >
        {text('tools.up')}
      </button>
      <button
        type="button"
        aria-label={text('blocks.down', { block: block.name })}
        aria-disabled={place === block.count - 1}
        onClick={() => place < block.count - 1 && move(block, place + 1)}
      >
        {text('tools.down')}
      </button>
      <button
        type="button"
        aria-label={text('blocks.duplicate', { block: name })}
        onClick={() => send({ type: 'BLOCK.DUPLICATE', path, change: text('change.duplicate', { block: name }) })}
      >
        {text('tools.duplicate')}
      </button>
      <button
        type="button"
        aria-label={text('blocks.remove', { block: name })}
        onClick={() => send({ type: 'BLOCK.REMOVE', path, change: text('change.remove', { block: name }) })}
      >
        {text('tools.remove')}
      </button>
    </span>
  );
}

function isFaulty({ path }: PageBlock, problems: readonly ConfigError[]): boolean {
  const own = formatPathAsPointer(path);
  return problems.some(({ pointer }) => pointer === own || pointer.startsWith(`${own}/`));
}
