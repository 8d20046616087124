import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import type { NamedDocumentKind } from '../../editor/schema-field.types.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Words for no document: a page without a layout of its own has the usual one. */
const NO_DOCUMENT: Readonly<Record<NamedDocumentKind, () => string>> = {
  navigation: fieldsMessages.nothing,
  layout: fieldsMessages.unset,
};

/** Selects one of the site's documents of a kind, by title; an unknown name remains selectable. */
export function DocumentNameField({ field, path, site, valueAt, problemAt, change }: FieldProps<'document'>) {
  const { documentKind, label, isRequired } = field;
  const value = valueAt(path);
  const name = typeof value === 'string' ? value : '';
  const titles = new Map(
    site.documents.filter(({ kind }) => kind === documentKind).map((document) => [document.name, document.title]),
  );
  const offered = name === '' || titles.has(name) ? [...titles] : [[name, name] as const, ...titles];
  return (
    <FieldFrame label={label} help={field.description} problem={problemAt(path)}>
      {(control) => (
        <select
          {...control}
          value={name}
          onChange={({ target }) => change(path, target.value === '' ? undefined : target.value, label)}
        >
          {isRequired && name !== '' ? null : <option value="">{NO_DOCUMENT[documentKind]()}</option>}
          {offered.map(([one, title]) => (
            <option key={one} value={one}>
              {title}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
