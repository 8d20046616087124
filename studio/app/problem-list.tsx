import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatPathAsPointer } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { text } from '../messages/text.ts';

interface ProblemListProps {
  readonly blocks: readonly PageBlock[];
  readonly problems: readonly ConfigError[];
  readonly send: (event: EditorEvent) => void;
}

/** Validation errors that prevent publishing; a click selects the block. */
export function ProblemList({ blocks, problems, send }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby="problems-heading">
      <h2 id="problems-heading">{text('problems.heading')}</h2>
      <ul>
        {problems.map((problem) => {
          const block = findBlock(blocks, problem);
          const words = `${problem.message}${problem.suggestion === null ? '' : ` ${problem.suggestion}`}`;
          return (
            <li key={JSON.stringify(problem)}>
              {block ? (
                <button type="button" onClick={() => send({ type: 'BLOCK.CHOOSE', id: block.id })}>
                  <strong>{block.name}</strong> {words}
                </button>
              ) : (
                <p>{words}</p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The innermost block around the place of a problem. */
function findBlock(blocks: readonly PageBlock[], { pointer }: ConfigError): PageBlock | undefined {
  return blocks.findLast(({ path }) => {
    const own = formatPathAsPointer(path);
    return pointer === own || pointer.startsWith(`${own}/`);
  });
}
