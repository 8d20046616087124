import { type ChangeEvent, type ReactNode, useId } from 'react';
import { changeNamesMessages } from '../../editor/change-names.messages.gen.ts';
import type { ValuePath } from '../../editor/edit-value.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import type { SchemaField } from '../../editor/schema-fields.ts';
import type { FieldAccess } from '../field-access.ts';
import type { ControlAttributes } from '../field-frame.tsx';
import { LengthHint, LengthStatus } from './length-hint.tsx';
import { MarkdownField } from './markdown-field.tsx';
import { findPasteAction } from './paste-action.ts';
import { SharedText } from './shared-text.tsx';
import type { WriteText } from './use-edited-text.ts';

interface TextFieldProps extends FieldAccess {
  readonly field: Extract<SchemaField, { kind: 'text' | 'markdown' }>;
  readonly path: ValuePath;
  /** Whether no words are right as well, such as for a picture that only decorates. */
  readonly mayBeEmpty?: boolean;
}

/** Longer texts get several lines. */
const LONGEST_LINE = 120;

/** Words of one line, of several lines, or with formatting. */
export function TextField({ field, path, mayBeEmpty = false, ...access }: TextFieldProps) {
  const { label, kind, isShareable } = field;
  return (
    <SharedText
      {...access}
      label={label}
      path={path}
      isShareable={isShareable}
      types={kind === 'markdown' ? ['markdown', 'plain'] : ['plain']}
      copy={(entry) => entry?.excerpt ?? ''}
    >
      {(source) => <WrittenText field={field} path={path} mayBeEmpty={mayBeEmpty} source={source} {...access} />}
    </SharedText>
  );
}

interface WrittenTextProps extends TextFieldProps {
  readonly source: ReactNode;
}

function WrittenText({ field, path, mayBeEmpty, source, site, valueAt, problemAt, change }: WrittenTextProps) {
  const id = useId();
  const { label, description, isRequired, maxLength: max, kind } = field;
  const value = valueAt(path);
  const words = typeof value === 'string' ? value : '';
  const isMissing = isRequired && !mayBeEmpty && words.trim() === '';
  const problem = problemAt(path) ?? (isMissing ? fieldsMessages.missing() : null);
  const control: ControlAttributes = {
    id,
    'aria-describedby': `${id}-help`,
    'aria-invalid': problem === null ? undefined : true,
  };
  const write: WriteText = (next, action) =>
    change(
      path,
      next === '' && !isRequired ? undefined : next,
      action === null ? label : changeNamesMessages.edit({ action, field: label }),
      action === null ? 'typing' : 'choice',
    );
  const take = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    write(target.value, findPasteAction(nativeEvent));
  const isLong = max === null ? words.includes('\n') : max > LONGEST_LINE;
  return (
    <>
      <div className="field__head">
        <label className="field__label" htmlFor={id}>
          {label}
        </label>
        {source}
      </div>
      {kind === 'markdown' ? (
        <MarkdownField label={label} control={control} value={words} site={site} write={write} />
      ) : isLong ? (
        <textarea {...control} rows={estimateRows(words)} value={words} onChange={take} />
      ) : (
        <input {...control} type="text" value={words} onChange={take} />
      )}
      <div id={`${id}-help`} className="field__notes">
        <p className="field__help">
          {description} {max === null ? null : <LengthHint words={words} max={max} />}
        </p>
        {problem === null ? null : <p className="field__problem">{problem}</p>}
      </div>
      {max === null ? null : <LengthStatus words={words} max={max} />}
    </>
  );
}

/** Characters that surely fit into a line. */
const LINE = 32;

/** Height for browsers that don't grow a field with its text by themselves. */
function estimateRows(words: string): number {
  const rows = words.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE)), 0);
  return Math.min(20, Math.max(2, rows));
}
