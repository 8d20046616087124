import type { ConfigError } from '#engine/validation/config-error.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { formatPathAsPointer, getValueAt } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { listSchemaFields } from '../editor/schema-fields.ts';
import { text } from '../messages/text.ts';
import { SchemaFields } from './schema-fields.tsx';

interface BlockFormProps {
  readonly block: PageBlock | null;
  /** JSON Schema of the settings of this kind of block. */
  readonly schema: unknown;
  readonly document: unknown;
  readonly site: StudioSiteEntry;
  readonly problems: readonly ConfigError[];
  readonly send: (event: EditorEvent) => void;
}

/** The settings of the chosen block. */
export function BlockForm({ block, schema, document, site, problems, send }: BlockFormProps) {
  if (!block) return <p className="editor__hint">{text('form.none')}</p>;
  const fields = listSchemaFields(schema);
  return (
    <form key={block.id} className="form" onSubmit={(event) => event.preventDefault()}>
      <h2>{block.name}</h2>
      {fields.length === 0 ? <p className="editor__hint">{text('form.empty')}</p> : null}
      <SchemaFields
        fields={fields}
        path={[...block.path, 'props']}
        site={site}
        valueAt={(path) => getValueAt(document, path)}
        problemAt={(path) => {
          const pointer = formatPathAsPointer(path);
          return problems.find((problem) => problem.pointer === pointer)?.message ?? null;
        }}
        change={(path, value, field) =>
          send({ type: 'FIELD.CHANGE', path, value, change: text('change.field', { field, block: block.name }) })
        }
      />
    </form>
  );
}
