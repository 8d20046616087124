import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';

interface NameFieldProps extends FieldProps<'navigation'> {
  readonly names: readonly string[];
}

/** One of the names of things that the site has; a name that it doesn't have is kept. */
function NameField({ field, path, names, valueAt, problemAt, change }: NameFieldProps) {
  const value = valueAt(path);
  const name = typeof value === 'string' ? value : '';
  const offered = name === '' || names.includes(name) ? names : [name, ...names];
  return (
    <FieldFrame label={field.label} help={field.description} problem={problemAt(path)}>
      {(control) => (
        <select
          {...control}
          value={name}
          onChange={({ target }) => change(path, target.value === '' ? undefined : target.value, field.label)}
        >
          {field.isRequired && name !== '' ? null : <option value="">{fieldsMessages.nothing()}</option>}
          {offered.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** Which menu of the site is shown. */
export function NavigationField(props: FieldProps<'navigation'>) {
  const menus = props.site.documents.filter(({ kind }) => kind === 'navigation').map(({ name }) => name);
  return <NameField {...props} names={[...new Set(menus)]} />;
}
