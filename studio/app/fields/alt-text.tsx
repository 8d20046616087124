import { useEffect, useId, useRef, useState } from 'react';
import type { ValuePath } from '../../editor/edit-value.ts';
import { fieldsMessages } from '../../editor/fields.messages.gen.ts';
import { type AltQuestion, getAltKind, readPictureValue } from '../../editor/picture-value.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { FieldAccess } from '../field-access.ts';
import { TextField } from './text-field.tsx';

interface AltTextProps extends FieldAccess {
  /** Place of the alternative text. */
  readonly path: ValuePath;
  readonly question: AltQuestion | null;
  readonly setQuestion: (question: AltQuestion | null) => void;
}

/** Whether a picture shows something, with the text that is read aloud, or only decorates. */
export function AltText({ path, question, setQuestion, ...access }: AltTextProps) {
  const id = useId();
  const part = useRef<HTMLFieldSetElement>(null);
  const [isDescribing, setDescribing] = useState(false);
  const { alt, sharedAlt } = readPictureValue({ alt: access.valueAt(path) });
  const words = alt ?? '';
  const kind = sharedAlt === null ? getAltKind(words, question) : 'described';
  useEffect(() => {
    if (!isDescribing) return;
    setDescribing(false);
    part.current?.querySelector<HTMLElement>('textarea, input[type=text]')?.focus();
  }, [isDescribing]);
  const describe = () => {
    setQuestion('describing');
    setDescribing(true);
  };
  const decorate = () => {
    setQuestion(null);
    access.change(path, '', fieldsMessages.alt());
  };
  const field = {
    key: 'alt',
    label: fieldsMessages.alt(),
    description: picturesMessages.altHelp(),
    isRequired: true,
    group: null,
    kind: 'text',
    maxLength: null,
    isShareable: true,
    example: null,
  } as const;
  return (
    <fieldset ref={part} className="picture__alt">
      <legend className="field__label">{picturesMessages.altHeading()}</legend>
      {kind === null ? <p className="picture__question">{picturesMessages.altMissing()}</p> : null}
      <label className="form__choice">
        <input type="radio" name={id} checked={kind === 'described'} onChange={describe} />
        {picturesMessages.altDescribed()}
      </label>
      {kind === 'described' ? (
        <TextField
          {...access}
          field={field}
          path={path}
          change={(place, next, label, by) => {
            setQuestion(next === '' ? 'describing' : null);
            access.change(place, next, label, by);
          }}
        />
      ) : null}
      {kind === 'described' && question === 'outdated' ? (
        <p className="picture__question">
          {picturesMessages.altOutdated()}{' '}
          <button type="button" className="button button--quiet" onClick={() => setQuestion(null)}>
            {picturesMessages.altFits()}
          </button>
        </p>
      ) : null}
      <label className="form__choice">
        <input type="radio" name={id} checked={kind === 'decorative'} onChange={decorate} />
        {picturesMessages.altDecorative()}
      </label>
    </fieldset>
  );
}
