import type { ReactNode } from 'react';
import { groupFields } from '../../editor/field-sections.ts';
import type { FieldGroup, SchemaField } from '../../editor/schema-field.types.ts';
import { fieldGroupsMessages } from './field-groups.messages.gen.ts';

interface FieldGroupsProps {
  readonly fields: readonly SchemaField[];
  readonly draw: (field: SchemaField) => ReactNode;
  /** Whether a field or something in it has a validation error. */
  readonly isFaulty: (field: SchemaField) => boolean;
}

/** The fields of an object in sections; the advanced section is collapsed unless it has an error. */
export function FieldGroups({ fields, draw, isFaulty }: FieldGroupsProps) {
  const { first, sections } = groupFields(fields);
  return (
    <>
      {first.map(draw)}
      {sections.map((section) =>
        section.group === 'advanced' ? (
          <details key={section.group} className="form__section" open={section.fields.some(isFaulty) || undefined}>
            <summary>{nameOf(section.group)}</summary>
            <div className="form__section-fields">{section.fields.map(draw)}</div>
          </details>
        ) : (
          <fieldset key={section.group} className="form__section">
            <legend>{nameOf(section.group)}</legend>
            <div className="form__section-fields">{section.fields.map(draw)}</div>
          </fieldset>
        ),
      )}
    </>
  );
}

function nameOf(group: FieldGroup): string {
  switch (group) {
    case 'look':
      return fieldGroupsMessages.look();
    case 'choice':
      return fieldGroupsMessages.choice();
    case 'cases':
      return fieldGroupsMessages.cases();
    case 'search':
      return fieldGroupsMessages.search();
    case 'advanced':
      return fieldGroupsMessages.advanced();
  }
}
