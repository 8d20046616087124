import { useMemo } from 'react';
import type { StudioSiteEntry } from '../api-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import { formatPathAsPointer, getValueAt } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { listSchemaFields } from '../editor/schema-fields.ts';
import { SchemaFields } from './schema-fields.tsx';

interface DocumentFormProps {
  readonly title: string;
  /** JSON Schema of the kind of document. */
  readonly schema: unknown;
  readonly document: unknown;
  readonly site: StudioSiteEntry;
  readonly problems: readonly DocumentProblem[];
  /** Properties that this document can do without, beside those that editors never set. */
  readonly without?: ReadonlySet<string>;
  readonly send: (event: EditorEvent) => void;
}

/** What editors never set: how the file is read, and the blocks, which have a list of their own. */
const HIDDEN: ReadonlySet<string> = new Set(['$schema', 'version', 'inherit', 'blocks']);
const NONE: ReadonlySet<string> = new Set();

/** The settings of a whole document. */
export function DocumentForm({ title, schema, document, site, problems, without = NONE, send }: DocumentFormProps) {
  const fields = useMemo(
    () => listSchemaFields(schema).filter(({ key }) => !HIDDEN.has(key) && !without.has(key)),
    [schema, without],
  );
  return (
    <form className="form" onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      <SchemaFields
        fields={fields}
        path={[]}
        site={site}
        valueAt={(path) => getValueAt(document, path)}
        problemAt={(path) => {
          const pointer = formatPathAsPointer(path);
          return problems.find((problem) => formatPathAsPointer(problem.path) === pointer)?.message ?? null;
        }}
        change={(path, value, field, by) =>
          send({
            type: 'FIELD.CHANGE',
            path,
            value,
            change: changeNamesMessages.field({ field, block: title }),
            isTyped: by === 'typing',
          })
        }
      />
    </form>
  );
}
