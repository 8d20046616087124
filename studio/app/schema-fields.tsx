import { useId } from 'react';
import type { ValuePath } from '../editor/edit-value.ts';
import type { SchemaField } from '../editor/schema-fields.ts';
import { text } from '../messages/text.ts';
import type { FieldAccess } from './field-access.ts';
import { FieldFrame } from './field-frame.tsx';
import { LinkField } from './link-field.tsx';

interface SchemaFieldsProps extends FieldAccess {
  readonly fields: readonly SchemaField[];
  /** Place of the object that the fields belong to. */
  readonly path: ValuePath;
}

/** A control for each field of an object. */
export function SchemaFields({ fields, path, ...access }: SchemaFieldsProps) {
  return fields.map((field) => <Field key={field.key} field={field} path={[...path, field.key]} {...access} />);
}

interface FieldProps<Kind extends SchemaField['kind'] = SchemaField['kind']> extends FieldAccess {
  readonly field: Extract<SchemaField, { kind: Kind }>;
  readonly path: ValuePath;
}

function Field({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'text':
    case 'markdown':
      return <TextField field={field} {...props} />;
    case 'choice':
      return <ChoiceField field={field} {...props} />;
    case 'switch':
      return <SwitchField field={field} {...props} />;
    case 'number':
      return <NumberField field={field} {...props} />;
    case 'choices':
      return <ChoicesField field={field} {...props} />;
    case 'texts':
      return <TextsField field={field} {...props} />;
    case 'picture':
      return <PictureField field={field} {...props} />;
    case 'link':
      return <LinkField field={field} {...props} />;
    case 'group':
      return (
        <fieldset className="form__group">
          <legend>{field.label}</legend>
          <SchemaFields {...props} fields={field.fields} />
        </fieldset>
      );
    case 'list':
      return <ListField field={field} {...props} />;
    case 'other':
      return <Told field={field} words={text('form.other')} />;
  }
}

function TextField({ field, path, valueAt, problemAt, change }: FieldProps<'text' | 'markdown'>) {
  const id = useId();
  const value = valueAt(path);
  const shared = contentKeyOf(value);
  if (shared !== null) return <Told field={field} words={text('form.shared', { key: shared })} />;
  const words = typeof value === 'string' ? value : '';
  const problem = problemAt(path);
  const { label, description, isRequired, maxLength, kind } = field;
  const shape = {
    id,
    value: words,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem !== null || undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change(path, target.value === '' && !isRequired ? undefined : target.value, label),
  };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {kind === 'markdown' || (maxLength ?? 0) > 120 ? (
        <textarea {...shape} rows={kind === 'markdown' ? 6 : 3} />
      ) : (
        <input type="text" {...shape} />
      )}
      <p id={`${id}-help`} className="field__help">
        {description} {maxLength === null ? null : text('form.left', { count: words.length, max: maxLength })}
      </p>
      {problem === null ? null : <p className="field__problem">{problem}</p>}
    </div>
  );
}

function ChoiceField({ field, path, valueAt, change }: FieldProps<'choice'>) {
  const id = useId();
  const value = valueAt(path);
  const chosen = field.choices.findIndex((choice) => choice === value);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      <select
        id={id}
        value={chosen}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => change(path, field.choices[Number(target.value)], field.label)}
      >
        {field.isRequired ? null : (
          <option value={-1}>
            {field.usual === null ? text('form.unset') : `${text('form.unset')} (${field.usual})`}
          </option>
        )}
        {field.choices.map((choice, index) => (
          <option key={choice} value={index}>
            {choice}
          </option>
        ))}
      </select>
      <p id={`${id}-help`} className="field__help">
        {field.description}
      </p>
    </div>
  );
}

function SwitchField({ field, path, valueAt, change }: FieldProps<'switch'>) {
  const id = useId();
  return (
    <div className="field field--switch">
      <input
        id={id}
        type="checkbox"
        checked={valueAt(path) === true}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => change(path, target.checked, field.label)}
      />
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      <p id={`${id}-help`} className="field__help">
        {field.description}
      </p>
    </div>
  );
}

function NumberField({ field, path, valueAt, problemAt, change }: FieldProps<'number'>) {
  const id = useId();
  const value = valueAt(path);
  const problem = problemAt(path);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {field.label}
      </label>
      <input
        id={id}
        type="number"
        min={field.min ?? undefined}
        max={field.max ?? undefined}
        value={typeof value === 'number' ? value : ''}
        aria-describedby={`${id}-help`}
        aria-invalid={problem !== null || undefined}
        onChange={({ target }) =>
          change(path, Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber, field.label)
        }
      />
      <p id={`${id}-help`} className="field__help">
        {field.description}
      </p>
      {problem === null ? null : <p className="field__problem">{problem}</p>}
    </div>
  );
}

function ChoicesField({ field, path, valueAt, change }: FieldProps<'choices'>) {
  const value = valueAt(path);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <fieldset className="form__group">
      <legend>{field.label}</legend>
      <p className="field__help">{field.description}</p>
      {field.choices.map((choice) => (
        <label key={choice} className="form__choice">
          <input
            type="checkbox"
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              const next = field.choices.filter((one) => (one === choice ? target.checked : chosen.includes(one)));
              change(path, next.length === 0 && !field.isRequired ? undefined : next, field.label);
            }}
          />
          {choice}
        </label>
      ))}
    </fieldset>
  );
}

function TextsField({ field, path, valueAt, problemAt, change }: FieldProps<'texts'>) {
  const value = valueAt(path);
  const lines = Array.isArray(value) ? value.map(String) : [];
  return (
    <FieldFrame label={field.label} help={`${field.description} ${text('form.onePerLine')}`} problem={problemAt(path)}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.max(2, lines.length)}
          value={lines.join('\n')}
          onChange={({ target }) =>
            change(path, target.value === '' && !field.isRequired ? undefined : target.value.split('\n'), field.label)
          }
        />
      )}
    </FieldFrame>
  );
}

function PictureField({ field, path, ...access }: FieldProps<'picture'>) {
  const { valueAt, problemAt, change, site } = access;
  const picture: Record<string, unknown> = Object(valueAt(path));
  const asset = typeof picture['asset'] === 'string' ? picture['asset'] : '';
  const files = site.pictures.includes(asset) || asset === '' ? site.pictures : [asset, ...site.pictures];
  const alt = {
    key: 'alt',
    label: text('form.alt'),
    description: text('form.altHelp'),
    isRequired: true,
    kind: 'text',
    maxLength: null,
  } as const;
  const choose = (file: string) =>
    change(path, file === '' ? undefined : { ...picture, asset: file, alt: picture['alt'] ?? '' }, field.label);
  return (
    <fieldset className="form__group">
      <legend>{field.label}</legend>
      <FieldFrame label={text('form.file')} help={field.description} problem={problemAt([...path, 'asset'])}>
        {(control) => (
          <select {...control} value={asset} onChange={({ target }) => choose(target.value)}>
            {field.isRequired ? null : <option value="">{text('form.noPicture')}</option>}
            {files.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </select>
        )}
      </FieldFrame>
      {asset === '' ? null : <TextField field={alt} path={[...path, 'alt']} {...access} />}
    </fieldset>
  );
}

function ListField({ field, path, ...access }: FieldProps<'list'>) {
  const { valueAt, change } = access;
  const value = valueAt(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { label } = field;
  return (
    <fieldset className="form__group">
      <legend>{label}</legend>
      <p className="field__help">{field.description}</p>
      {items.map((_, index) => (
        // Entries have no ids, so the index is the key.
        <fieldset key={[...path, index].join()} className="form__item">
          <legend>{text('form.item', { label, number: index + 1 })}</legend>
          <SchemaFields {...access} fields={field.fields} path={[...path, index]} />
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              const left = items.toSpliced(index, 1);
              change(path, left.length === 0 && !field.isRequired ? undefined : left, label);
            }}
          >
            {text('form.removeItem', { label, number: index + 1 })}
          </button>
        </fieldset>
      ))}
      <button
        type="button"
        className="button button--quiet"
        onClick={() => change(path, [...items, structuredClone(items.at(-1) ?? {})], label)}
      >
        {text('form.add', { label })}
      </button>
    </fieldset>
  );
}

function Told({ field, words }: { readonly field: SchemaField; readonly words: string }) {
  return (
    <div className="field">
      <p className="field__label">{field.label}</p>
      <p className="field__help">{words}</p>
    </div>
  );
}

function contentKeyOf(value: unknown): string | null {
  const { content }: Record<string, unknown> = Object(value);
  return typeof value === 'object' && typeof content === 'string' ? content : null;
}
