import { useState } from 'react';
import type { FocalPoint } from '../../editor/focal-points.ts';
import { type AltQuestion, findAltQuestion, readPictureValue, replacePicture } from '../../editor/picture-value.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import { AltText } from './alt-text.tsx';
import type { FieldProps } from './field-props.ts';
import { FocalPointChoice } from './focal-point.tsx';
import { PictureChoice } from './picture-choice.tsx';
import { usePictureClient } from './picture-context.ts';

/** A picture with the part of it that stays in view, and the text for people who can't see it. */
export function PictureField({ field, path, ...access }: FieldProps<'picture'>) {
  const { site, valueAt, problemAt, change } = access;
  const client = usePictureClient();
  const [question, setQuestion] = useState<AltQuestion | null>(null);
  const value = valueAt(path);
  const { asset, alt, sharedAlt, focus } = readPictureValue(value);
  const take = (name: string) => {
    if (name === asset) return;
    setQuestion(findAltQuestion(value, name));
    change(path, replacePicture(value, name), field.label);
  };
  const remove = () => {
    setQuestion(null);
    change(path, undefined, field.label);
  };
  // The schema's default is left out.
  const setFocus = (point: FocalPoint) =>
    change([...path, 'focus'], point === 'center' ? undefined : point, picturesMessages.focus());
  return (
    <fieldset className="form__group picture">
      <legend>{field.label}</legend>
      <PictureChoice
        site={site}
        name={asset}
        help={field.description}
        problem={problemAt([...path, 'asset']) ?? problemAt(path)}
        take={take}
        remove={field.isRequired ? null : remove}
      >
        <FocalPointChoice src={client.url(site.key, asset, 'large')} point={focus} change={setFocus} />
      </PictureChoice>
      {asset === '' ? null : (
        <AltText
          {...access}
          path={[...path, 'alt']}
          question={question ?? (alt === null && sharedAlt === null ? 'missing' : null)}
          setQuestion={setQuestion}
        />
      )}
    </fieldset>
  );
}

/** A picture without a text, such as an icon. */
export function PictureFileField({ field, path, site, valueAt, problemAt, change }: FieldProps<'pictureFile'>) {
  const client = usePictureClient();
  const value = valueAt(path);
  const name = typeof value === 'string' ? value : '';
  return (
    <fieldset className="form__group picture">
      <legend>{field.label}</legend>
      <PictureChoice
        site={site}
        name={name}
        help={field.description}
        problem={problemAt(path)}
        take={(next) => change(path, next, field.label)}
        remove={field.isRequired ? null : () => change(path, undefined, field.label)}
      >
        <img className="picture__file" src={client.url(site.key, name, 'thumb')} alt="" />
      </PictureChoice>
    </fieldset>
  );
}
