import { useId, useMemo, useState } from 'react';
import { type MergeSide, mergeVersions } from '#engine/site/merge-versions.ts';
import type { StudioBlockType } from '../api-types.ts';
import { conflictsMessages } from '../editor/conflicts.messages.gen.ts';
import {
  type DescribedConflict,
  describeConflicts,
  findConflictHeading,
  formatConflictKey,
} from '../editor/describe-conflicts.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { getMergedValue, type OpenDocument } from '../editor/open-documents.ts';
import type { RivalVersion } from '../editor/rival-version.ts';
import { findRival } from '../editor/rival-versions.ts';

interface ConflictPanelProps {
  readonly id: string;
  /** Title of the document. */
  readonly title: string;
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly kindSchema: unknown;
  readonly context: Pick<EditorContext, 'documents' | 'history' | 'rivals'>;
  readonly send: (event: EditorEvent) => void;
}

/** Conflicting changes of another editor beside the own ones; empty without conflicts. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { id, context } = props;
  const { documents, history, rivals } = context;
  const rival = useMemo(() => findRival({ documents, history, rivals }, id), [documents, history, rivals, id]);
  const document = documents[id];
  if (!rival || !document) return null;
  // Other versions of theirs need other choices.
  const key = JSON.stringify([id, rival.kind, rival.theirs]);
  return <OpenConflictPanel key={key} {...props} document={document} rival={rival} />;
}

interface OpenConflictPanelProps extends ConflictPanelProps {
  readonly document: OpenDocument;
  readonly rival: RivalVersion;
}

function OpenConflictPanel({ id, title, blocks, kindSchema, context, send, document, rival }: OpenConflictPanelProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, MergeSide>>>({});
  const mine = context.history.present[id] ?? null;
  const conflicts = useMemo(() => {
    const versions = [getMergedValue(document, mine), getMergedValue(document, rival.theirs)];
    const merged = mergeVersions(rival.ancestor, mine, rival.theirs);
    return describeConflicts(merged.conflicts, { versions, blocks, kindSchema });
  }, [document, mine, rival, blocks, kindSchema]);
  const left = conflicts.filter(({ key }) => !(key in choices)).length;
  return (
    <section className="conflicts" aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading">{findConflictHeading(rival)({ title })}</h2>
      <p>{conflicts.length > 0 ? conflictsMessages.intro() : conflictsMessages.none()}</p>
      {conflicts.map((one) => (
        <ConflictChoice
          key={one.key}
          described={one}
          chosen={choices[one.key] ?? null}
          choose={(side) => setChoices((before) => ({ ...before, [one.key]: side }))}
        />
      ))}
      <div className="conflicts__actions">
        <button
          type="button"
          className="button"
          disabled={left > 0}
          aria-describedby="conflicts-left"
          onClick={() =>
            send({ type: 'CONFLICT.RESOLVE', id, choose: (conflict) => choices[formatConflictKey(conflict)] ?? 'mine' })
          }
        >
          {conflictsMessages.use()}
        </button>
        <p id="conflicts-left" role="status">
          {left === 0 ? '' : left === 1 ? conflictsMessages.leftOne() : conflictsMessages.left({ count: left })}
        </p>
      </div>
    </section>
  );
}

interface ConflictChoiceProps {
  readonly described: DescribedConflict;
  readonly chosen: MergeSide | null;
  readonly choose: (side: MergeSide) => void;
}

const SIDES = [
  { side: 'mine', heading: conflictsMessages.mine, label: conflictsMessages.keepMine },
  { side: 'theirs', heading: conflictsMessages.theirs, label: conflictsMessages.takeTheirs },
] as const;

function ConflictChoice({ described, chosen, choose }: ConflictChoiceProps) {
  const name = useId();
  return (
    <fieldset className="conflict">
      <legend>{described.place}</legend>
      {SIDES.map(({ side, heading, label }) => (
        <label key={side} className="conflict__side">
          <span className="conflict__heading">{heading()}</span>
          <span className="conflict__value">{described[side]}</span>
          <span>
            <input
              type="radio"
              name={name}
              checked={chosen === side}
              onChange={() => choose(side)}
              aria-label={label()}
            />{' '}
            {label()}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
