import { useState } from 'react';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { joinLines, splitLines } from '../../editor/text-lines.ts';
import { FieldFrame } from '../field-frame.tsx';
import type { FieldProps } from './field-props.ts';

/** Short texts, one on each line. */
export function TextsField({ field, path, valueAt, problemAt, change }: FieldProps<'texts'>) {
  // Empty lines and spaces stay while typing; the document has neither.
  const [typed, setTyped] = useState('');
  const value = valueAt(path);
  const words = Array.isArray(value) ? value.map(String) : [];
  const shown = joinLines(splitLines(typed)) === joinLines(words) ? typed : joinLines(words);
  const { label, description, isRequired, example, maxItems } = field;
  const help = [
    description,
    fieldsMessages.onePerLine(),
    maxItems === null || maxItems > 100 ? '' : fieldsMessages.atMost({ max: maxItems, unit: '' }),
    example === null ? '' : fieldsMessages.example({ example }),
  ];
  const problem = [problemAt(path), ...words.map((_, index) => problemAt([...path, index]))].find(Boolean);
  return (
    <FieldFrame label={label} help={help.filter(Boolean).join(' ')} problem={problem ?? null}>
      {(control) => (
        <textarea
          {...control}
          rows={Math.max(2, shown.split('\n').length)}
          value={shown}
          onChange={({ target }) => {
            setTyped(target.value);
            const next = splitLines(target.value);
            change(path, next.length === 0 && !isRequired ? undefined : next, label, 'typing');
          }}
        />
      )}
    </FieldFrame>
  );
}
