import { useMessages } from '#engine/messages/use-messages.ts';
import { documentUploadMessages } from './document-upload.messages.gen.ts';

interface FileFieldProps {
  /** Unique on the page. */
  readonly id: string;
  readonly name: 'front' | 'back';
  readonly label: string;
  readonly problem: string | null;
  /** Whether a PDF will do. */
  readonly takesForms: boolean;
}

export function IdentityDocumentFileInput({ id, name, label, problem, takesForms }: FileFieldProps) {
  const messages = useMessages(documentUploadMessages);
  const isFront = name === 'front';
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isFront ? null : <span className="form-field__optional">{messages.optional()}</span>}
      </label>
      <p id={`${id}-help`} className="field__hint">
        {messages.help()}
      </p>
      {problem ? (
        <p id={`${id}-error`} className="field__error">
          {problem}
        </p>
      ) : null}
      <input
        id={id}
        type="file"
        name={name}
        required={isFront}
        accept={takesForms ? 'image/jpeg,image/png,application/pdf' : 'image/jpeg,image/png'}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
      />
    </div>
  );
}
