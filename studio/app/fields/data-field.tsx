import { findDataShape, inferSchema } from '../../editor/infer-schema.ts';
import { listSchemaFields } from '../../editor/schema-fields.ts';
import type { ContainerFieldProps } from './field-props.ts';

/** Lists and tables of any shape, by fields for what is in them. */
export function DataField({ field, path, valueAt, drawContents }: ContainerFieldProps<'data'>) {
  const schema = { properties: { data: inferSchema(findDataShape(valueAt(path), field.example)) } };
  const [inferred] = listSchemaFields(schema);
  const { key, label, description, isRequired } = field;
  return inferred ? drawContents({ ...inferred, key, label, description, isRequired }, path) : null;
}
