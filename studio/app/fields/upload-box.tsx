import { PICTURE_TYPES } from '../../editor/picture-upload.ts';
import { picturesMessages } from '../../messages/pictures.messages.gen.ts';
import type { UploadState } from './use-picture-upload.ts';

interface UploadBoxProps {
  readonly state: UploadState;
  readonly send: (file: File) => void;
  /** Whether a file is dragged over the drop area. */
  readonly isOver: boolean;
}

/** Chooses a file to upload, and shows how its upload goes. */
export function UploadBox({ state, send, isOver }: UploadBoxProps) {
  return (
    <div className={isOver ? 'upload upload--over' : 'upload'}>
      <label className="button button--quiet upload__choose">
        {picturesMessages.upload()}
        <input
          type="file"
          className="visually-hidden"
          accept={PICTURE_TYPES.join()}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) send(file);
            // Allows the same file again after a refusal.
            target.value = '';
          }}
        />
      </label>
      <p className="field__help">{picturesMessages.uploadHelp()}</p>
      <p role="status" className="field__help">
        {state.kind === 'sending'
          ? (state.share < 1 ? picturesMessages.uploading : picturesMessages.preparing)({ file: state.file })
          : null}
      </p>
      {state.kind === 'sending' ? (
        <progress aria-label={picturesMessages.uploading({ file: state.file })} value={state.share} />
      ) : null}
      <div role="alert">{state.kind === 'refused' ? <p className="field__problem">{state.message}</p> : null}</div>
    </div>
  );
}
