import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { findStartingParts } from '../../editor/starting-parts.ts';
import { keepSharedParts } from '../../editor/variant-value.ts';
import type { ContainerFieldProps } from './field-props.ts';
import { RadioField } from './radio-field.tsx';

/** A value that can have one of several shapes, such as a shadow or none. */
export function VariantField({
  field,
  path,
  site,
  valueAt,
  problemAt,
  change,
  drawContents,
}: ContainerFieldProps<'variant'>) {
  const { label, isRequired } = field;
  const value = valueAt(path);
  const variants = field.listVariants();
  const chosen = variants.findIndex(({ matches }) => matches(value));
  const options = variants.map((variant, index) => ({
    value: index,
    label: variant.label ?? (variant.field === null ? fieldsMessages.nothing() : fieldsMessages.something()),
  }));
  const contents = variants[chosen]?.field;
  return (
    <RadioField
      label={label}
      help={field.description}
      problem={problemAt(path)}
      options={isRequired ? options : [{ value: -1, label: fieldsMessages.unset() }, ...options]}
      chosen={chosen}
      choose={(index) => {
        const created = variants[index]?.createValue(findStartingParts(site));
        change(path, keepSharedParts(created, value), label);
      }}
    >
      {contents ? drawContents({ ...contents, label: contents.label || label }, path) : null}
    </RadioField>
  );
}
