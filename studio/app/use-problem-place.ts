import { type RefObject, useEffect, useState } from 'react';
import { type DocumentProblem, findBlockOfProblem, isSameProblem } from '../editor/document-problems.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';

interface ProblemPlaceOptions {
  /** Id of the document that is edited; null while it is loaded. */
  readonly current: string | null;
  readonly problems: readonly DocumentProblem[];
  readonly blocks: readonly PageBlock[];
  /** Id of the chosen block. */
  readonly chosen: string | null;
  /** Holds the fields. */
  readonly form: RefObject<HTMLElement | null>;
  readonly send: (event: EditorEvent) => void;
}

/** Returns what leads to the place of a problem: opens its document, chooses its block and focuses its field. */
export function useProblemPlace({ current, problems, blocks, chosen, form, send }: ProblemPlaceOptions) {
  const [wanted, setWanted] = useState<DocumentProblem | null>(null);
  const found = wanted && problems.find((problem) => isSameProblem(problem, wanted));
  const isOpen = wanted !== null && wanted.document === current;
  const block = (isOpen && found && findBlockOfProblem(blocks, found)?.id) || null;
  useEffect(() => {
    if (isOpen && chosen !== block) send({ type: 'BLOCK.CHOOSE', id: block });
  }, [isOpen, chosen, block, send]);
  useEffect(() => {
    if (!isOpen || chosen !== block) return;
    setWanted(null);
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (field ?? form.current)?.focus();
  }, [isOpen, chosen, block, form]);
  return (problem: DocumentProblem) => {
    setWanted(problem);
    if (problem.document !== null && problem.document !== current) location.hash = problem.document;
  };
}
