import type { ValuePath } from '../editor/edit-value.ts';
import { fieldsMessages } from '../editor/fields.messages.gen.ts';
import { hasProblemWithin } from '../editor/find-problems.ts';
import type { SchemaField } from '../editor/schema-fields.ts';
import type { FieldAccess } from './field-access.ts';
import { ChoiceField, ChoicesField } from './fields/choice-field.tsx';
import { ColourField } from './fields/colour-field.tsx';
import { DataField } from './fields/data-field.tsx';
import { DocumentNameField } from './fields/document-name-field.tsx';
import { FieldGroups } from './fields/field-groups.tsx';
import type { DrawContents, FieldProps } from './fields/field-props.ts';
import { GateField } from './fields/gate-field.tsx';
import { ListField } from './fields/list-field.tsx';
import { MapField } from './fields/map-field.tsx';
import { MomentField } from './fields/moment-field.tsx';
import { NumberField } from './fields/number-field.tsx';
import { PictureField, PictureFileField } from './fields/picture-field.tsx';
import { SharedPicture } from './fields/shared-picture.tsx';
import { SwitchField } from './fields/switch-field.tsx';
import { SwitchesField } from './fields/switches-field.tsx';
import { TextField } from './fields/text-field.tsx';
import { TextsField } from './fields/texts-field.tsx';
import { VariantField } from './fields/variant-field.tsx';
import { LinkField } from './link-field.tsx';

interface SchemaFieldsProps extends FieldAccess {
  readonly fields: readonly SchemaField[];
  /** Place of the object that the fields belong to. */
  readonly path: ValuePath;
}

/** A control for each field of an object. */
export function SchemaFields({ fields, path, ...access }: SchemaFieldsProps) {
  const { valueAt, problemAt } = access;
  const placeOf = (field: SchemaField) => [...path, field.key];
  return (
    <FieldGroups
      fields={fields}
      draw={(field) => <Field key={field.key} field={field} path={placeOf(field)} {...access} />}
      isFaulty={(field) => hasProblemWithin(valueAt(placeOf(field)), placeOf(field), problemAt)}
    />
  );
}

function Field({ field, ...props }: FieldProps) {
  const drawContents: DrawContents = (inner, path) =>
    inner.kind === 'group' ? (
      <SchemaFields {...props} fields={inner.listFields()} path={path} />
    ) : (
      <Field {...props} field={inner} path={path} />
    );
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
      return (
        <SharedPicture field={field} {...props}>
          <PictureField field={field} {...props} />
        </SharedPicture>
      );
    case 'link':
      return <LinkField field={field} {...props} />;
    case 'gate':
      return <GateField field={field} {...props} />;
    case 'group':
      return (
        <fieldset className="form__group">
          <legend>{field.label}</legend>
          <p className="field__help">{field.description}</p>
          <SchemaFields {...props} fields={field.listFields()} />
        </fieldset>
      );
    case 'list':
      return <ListField field={field} {...props} drawContents={drawContents} />;
    case 'map':
      if (field.isSwitches) return <SwitchesField field={field} {...props} />;
      return <MapField field={field} {...props} drawContents={drawContents} />;
    case 'variant':
      return <VariantField field={field} {...props} drawContents={drawContents} />;
    case 'data':
      return <DataField field={field} {...props} drawContents={drawContents} />;
    case 'colour':
      return <ColourField field={field} {...props} />;
    case 'moment':
      return <MomentField field={field} {...props} />;
    case 'document':
      return <DocumentNameField field={field} {...props} />;
    case 'pictureFile':
      return <PictureFileField field={field} {...props} />;
    case 'fixed':
    case 'blocks':
      return null;
    case 'other':
      return <FieldNote field={field} words={fieldsMessages.other()} />;
  }
}

function FieldNote({ field, words }: { readonly field: SchemaField; readonly words: string }) {
  return (
    <div className="field">
      <p className="field__label">{field.label}</p>
      <p className="field__help">{words}</p>
    </div>
  );
}
