import { memo, useMemo } from 'react';
import type { StudioSiteEntry } from '../api-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import type { DocumentProblem } from '../editor/document-problems.ts';
import { formatPathAsPointer, getValueAt } from '../editor/edit-value.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { fieldsMessages } from '../editor/fields.messages.gen.ts';
import type { PageBlock } from '../editor/page-blocks.ts';
import { listSchemaFields } from '../editor/schema-fields.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';
import type { FieldAccess } from './field-access.ts';
import { BlockVisibility } from './fields/block-visibility.tsx';
import { SchemaFields } from './schema-fields.tsx';
import { UnseenNotice } from './unseen-notice.tsx';

interface BlockFormProps {
  readonly block: PageBlock;
  /** JSON Schema of the settings of this kind of block. */
  readonly schema: unknown;
  readonly document: unknown;
  readonly site: StudioSiteEntry;
  readonly problems: readonly DocumentProblem[];
  /** Why it is not on the page; null if it is. */
  readonly unseen: UnseenBlock | null;
  readonly send: (event: EditorEvent) => void;
}

/** Memoised, because each change of a document renders the studio several times. */
export const BlockForm = memo(Form);

/** The settings of the chosen block. */
function Form({ block, schema, document, site, problems, unseen, send }: BlockFormProps) {
  const fields = useMemo(() => listSchemaFields(schema), [schema]);
  const access: FieldAccess = {
    site,
    valueAt: (path) => getValueAt(document, path),
    problemAt: (path) => {
      const pointer = formatPathAsPointer(path);
      return problems.find((problem) => formatPathAsPointer(problem.path) === pointer)?.message ?? null;
    },
    change: (path, value, field, by) =>
      send({
        type: 'FIELD.CHANGE',
        path,
        value,
        change: changeNamesMessages.field({ field, block: block.name }),
        isTyped: by === 'typing',
      }),
  };
  return (
    <form key={block.id} className="form" onSubmit={(event) => event.preventDefault()}>
      <h2>{block.name}</h2>
      <UnseenNotice {...{ unseen, site, send }} />
      {fields.length === 0 ? <p className="editor__hint">{fieldsMessages.empty()}</p> : null}
      <SchemaFields fields={fields} path={[...block.path, 'props']} {...access} />
      <BlockVisibility path={block.path} {...access} />
    </form>
  );
}
