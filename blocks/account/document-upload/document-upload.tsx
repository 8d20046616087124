import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import { identityDocumentUploadFlow } from '#machines/account/identity-document-upload/identity-document-upload.flow.ts';
import { identityDocumentUploadView } from '#machines/account/identity-document-upload/identity-document-upload.view.ts';
import { useHydrated } from '../../_ui/use-hydrated.ts';
import type { DocumentUploadBlockData, UploadableDocumentKind } from './document-upload.data.ts';
import type { DocumentUploadProps } from './document-upload.gen.ts';
import { documentUploadMessages } from './document-upload.messages.gen.ts';
import { IdentityDocumentFileInput } from './file-field.tsx';

export function DocumentUpload({
  id,
  props,
  data,
}: BlockPropsWithDataOrElevation<DocumentUploadProps, DocumentUploadBlockData>) {
  const messages = useMessages(documentUploadMessages);
  const href = useRouteHrefBuilder();
  const isHydrated = useHydrated();
  const { view, send } = useFlow(identityDocumentUploadFlow, identityDocumentUploadView);
  const [kind, setKind] = useState<UploadableDocumentKind>('photo_id_upload');
  const [isMissing, setIsMissing] = useState(false);
  const done = useRef<HTMLHeadingElement>(null);
  const step = view?.step ?? 'choosing';
  useEffect(() => {
    if (step === 'sent') done.current?.focus();
  }, [step]);
  if (!data) return null;
  const { heading = messages.heading(), intro } = props;
  const refusal = view?.refusal ?? null;
  const isSending = step === 'sending';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [front, back] = [chosen(form, 'front'), chosen(form, 'back')];
    setIsMissing(front === null);
    if (front && !isSending) send({ type: 'DOCUMENTS.SEND', documents: { method: kind, front, back } });
  }

  if (step === 'sent' || typeof data.kinds === 'string') {
    return (
      <section className="document-upload band">
        <div className="wrap wrap--narrow">
          <h1 ref={done} tabIndex={-1}>
            {step === 'sent' ? messages.sentHeading() : heading}
          </h1>
          <p>{step === 'sent' ? messages.sent() : data.kinds === 'verified' ? messages.over() : messages.pending()}</p>
          <p>
            <a className="button" href={href('my-account')}>
              {messages.account()}
            </a>
          </p>
        </div>
      </section>
    );
  }
  return (
    <section className="document-upload band">
      <div className="wrap wrap--narrow">
        <h1 id={`${id}-heading`}>{heading}</h1>
        {intro ? <p>{intro}</p> : null}
        <div role="alert">
          {refusal === null ? null : <p className="field__error">{refusal === '' ? messages.failed() : refusal}</p>}
        </div>
        <form
          className="document-upload__form"
          aria-labelledby={`${id}-heading`}
          noValidate={isHydrated}
          onSubmit={submit}
        >
          {data.kinds.length > 1 ? (
            <fieldset className="field">
              <legend className="field__label">{messages.kind()}</legend>
              {data.kinds.map((known) => (
                <div key={known} className="form-tick">
                  <input
                    id={`${id}-${known}`}
                    type="radio"
                    name="kind"
                    checked={kind === known}
                    onChange={() => setKind(known)}
                  />
                  <label htmlFor={`${id}-${known}`}>{messages.kindName({ kind: known })}</label>
                </div>
              ))}
            </fieldset>
          ) : null}
          <IdentityDocumentFileInput
            id={`${id}-front`}
            name="front"
            label={messages.front({ kind })}
            problem={isMissing ? messages.missing() : null}
            takesForms={kind === 'pdf_form'}
          />
          {kind === 'photo_id_upload' ? (
            <IdentityDocumentFileInput
              id={`${id}-back`}
              name="back"
              label={messages.back()}
              problem={null}
              takesForms={false}
            />
          ) : null}
          <p className="actions">
            <button type="submit" className="button" disabled={!isHydrated} aria-disabled={isSending || undefined}>
              {isSending ? messages.sending() : messages.send()}
            </button>
            <a className="button button--secondary" href={href('my-account.verify-account')}>
              {messages.ways()}
            </a>
          </p>
          <p role="status" className="visually-hidden">
            {isSending ? messages.sending() : null}
          </p>
        </form>
      </div>
    </section>
  );
}

/** A file that was chosen; browsers send an empty one where none was. */
function chosen(form: FormData, name: string): File | null {
  const file = form.get(name);
  return file instanceof File && file.size > 0 ? file : null;
}
