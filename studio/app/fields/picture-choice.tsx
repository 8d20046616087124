import { type ReactNode, useId, useState } from 'react';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import { PictureDialog } from './picture-dialog.tsx';

interface PictureChoiceProps {
  readonly site: { readonly key: string; readonly name: string };
  /** File name of the chosen picture; empty for none. */
  readonly name: string;
  readonly help: string;
  /** Validation error; null if valid. */
  readonly problem: string | null;
  readonly take: (name: string) => void;
  /** Null where a picture is required. */
  readonly remove: (() => void) | null;
  /** Shows the chosen picture. */
  readonly children: ReactNode;
}

/** The chosen picture, with the button that opens the pictures of the site. */
export function PictureChoice({ site, name, help, problem, take, remove, children }: PictureChoiceProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [taken, setTaken] = useState<string | null>(null);
  return (
    <>
      {name === '' ? <p className="picture__none">{picturesMessages.none()}</p> : children}
      {name === '' ? null : <p className="picture__name">{name}</p>}
      <div className="picture__actions">
        <button
          type="button"
          className="button button--quiet"
          aria-describedby={`${id}-help`}
          onClick={() => setIsOpen(true)}
        >
          {picturesMessages.choose()}
        </button>
        {name === '' || remove === null ? null : (
          <button
            type="button"
            className="button button--quiet"
            onClick={() => {
              setTaken(null);
              remove();
            }}
          >
            {picturesMessages.remove()}
          </button>
        )}
      </div>
      <div id={`${id}-help`}>
        {help === '' ? null : <p className="field__help">{help}</p>}
        {problem === null ? null : <p className="field__problem">{problem}</p>}
      </div>
      <p role="status" className="visually-hidden">
        {taken === null ? null : picturesMessages.taken({ file: taken })}
      </p>
      {isOpen ? (
        <PictureDialog
          site={site}
          current={name}
          take={(next) => {
            setTaken(next);
            take(next);
          }}
          close={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
}
