import type { ReactNode } from 'react';
import type { ValuePath } from '../../editor/edit-value.ts';
import type { SchemaField } from '../../editor/schema-field.types.ts';
import type { FieldAccess } from '../field-access.ts';

export interface FieldProps<Kind extends SchemaField['kind'] = SchemaField['kind']> extends FieldAccess {
  readonly field: Extract<SchemaField, { kind: Kind }>;
  readonly path: ValuePath;
}

/** Fields that hold others. */
export interface ContainerFieldProps<Kind extends SchemaField['kind']> extends FieldProps<Kind> {
  readonly drawContents: DrawContents;
}

/** Draws the fields of a group without a frame around them, and the control of any other field. */
export type DrawContents = (field: SchemaField, path: ValuePath) => ReactNode;
