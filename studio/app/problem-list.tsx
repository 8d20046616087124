import type { StudioSiteEntry } from '../api-types.ts';
import { type DocumentProblem, findBlockOfProblem, findProblemFix } from '../editor/document-problems.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { describeDocument } from '../editor/place.ts';
import { problemListMessages } from '../editor/problem-list.messages.gen.ts';

interface ProblemListProps {
  readonly problems: readonly DocumentProblem[];
  /** Id of the document that is edited. */
  readonly current: string;
  /** Its merged value. */
  readonly document: unknown;
  /** Its blocks. */
  readonly blocks: readonly PageBlock[];
  readonly sites: readonly StudioSiteEntry[];
  /** Leads to the place of a problem. */
  readonly openProblem: (problem: DocumentProblem) => void;
  readonly send: (event: EditorEvent) => void;
}

/** Validation errors that prevent publishing, of all documents; a press leads to the place. */
export function ProblemList(props: ProblemListProps) {
  const { problems } = props;
  if (problems.length === 0) return null;
  return (
    <section className="problems" aria-labelledby="problems-heading">
      <h2 id="problems-heading">{problemListMessages.heading()}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Problem problem={problem} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Problem({
  problem,
  current,
  document,
  blocks,
  sites,
  openProblem,
  send,
}: ProblemListProps & { readonly problem: DocumentProblem }) {
  const isHere = problem.document === current;
  const block = isHere ? findBlockOfProblem(blocks, problem) : undefined;
  const site = sites.find(({ key }) => current.startsWith(`${key}/`));
  const fix = isHere && site ? findProblemFix(problem, document, site) : null;
  const words = `${problem.message}${problem.suggestion === null ? '' : ` ${problem.suggestion}`}`;
  if (problem.document === null) return <p>{words}</p>;
  const title = isHere ? block?.name : describeDocument(problem.document, sites);
  return (
    <>
      <button type="button" onClick={() => openProblem(problem)}>
        {title === undefined ? null : <strong>{title}</strong>} {words}
      </button>
      {fix === null ? null : (
        <button
          type="button"
          className="problems__fix"
          onClick={() =>
            send({
              type: 'FIELD.CHANGE',
              path: fix.path,
              value: fix.value,
              change: fix.label,
            })
          }
        >
          {fix.label}
        </button>
      )}
    </>
  );
}
