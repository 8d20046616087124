import type { FieldGroup, SchemaField } from './schema-field.types.ts';
import { FIELD_GROUPS } from './schema-field.types.ts';

export interface FieldSection {
  readonly group: FieldGroup;
  readonly fields: readonly SchemaField[];
}

/** Fields without a section, and the sections that have fields. What can't be changed is in neither. */
export function groupFields(fields: readonly SchemaField[]): {
  readonly first: readonly SchemaField[];
  readonly sections: readonly FieldSection[];
} {
  const shown = fields.filter(({ kind }) => kind !== 'fixed' && kind !== 'blocks');
  return {
    first: shown.filter(({ group }) => group === null),
    sections: FIELD_GROUPS.map((group) => ({ group, fields: shown.filter((field) => field.group === group) })).filter(
      (section) => section.fields.length > 0,
    ),
  };
}
