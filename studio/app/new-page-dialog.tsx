import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { newPageMessages } from '../editor/new-page.messages.gen.ts';
import { findAddressProblem, suggestAddress } from '../editor/new-page.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { FieldFrame } from './field-frame.tsx';
import { PageTemplates } from './page-templates.tsx';

/** Values entered in the dialog. */
export interface NewPageChoice {
  readonly title: string;
  readonly path: string;
  /** Page that is copied; null for an empty one. */
  readonly template: StudioPageEntry | null;
}

interface NewPageDialogProps {
  readonly site: StudioSiteEntry;
  /** Rejects where the template can't be read. */
  readonly create: (choice: NewPageChoice) => Promise<void>;
  readonly close: () => void;
}

/** Asks for title, address and template of a new page. */
export function NewPageDialog({ site, create, close }: NewPageDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [title, setTitle] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [template, setTemplate] = useState<StudioPageEntry | null>(null);
  const [refusals, setRefusals] = useState(0);
  const [isCreating, setCreating] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const path = typed ?? suggestAddress(title);
  const titleProblem = title.trim() === '' ? newPageMessages.noTitle() : null;
  const pathProblem = findAddressProblem(path, site);
  const isChecked = refusals > 0;
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (titleProblem !== null || pathProblem !== null) return setRefusals(refusals + 1);
    setCreating(true);
    setFailure(null);
    create({ title: title.trim(), path, template }).then(
      () => dialog.current?.close(),
      (error: Error) => {
        setCreating(false);
        setFailure(newPageMessages.failed({ reason: error.message }));
      },
    );
  };
  return (
    <dialog ref={dialog} className="dialog new-page" aria-labelledby={`${id}-heading`} onClose={close}>
      <form ref={form} className="form" noValidate onSubmit={submit}>
        <h2 id={`${id}-heading`}>{newPageMessages.heading({ site: site.name })}</h2>
        <FieldFrame
          label={newPageMessages.title()}
          help={newPageMessages.titleHelp()}
          problem={isChecked ? titleProblem : null}
        >
          {(control) => (
            <input {...control} type="text" value={title} onChange={({ target }) => setTitle(target.value)} />
          )}
        </FieldFrame>
        <FieldFrame
          label={newPageMessages.path()}
          help={newPageMessages.pathHelp({ origin: new URL(site.origin).hostname })}
          problem={isChecked || typed !== null ? pathProblem : null}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              spellCheck={false}
              autoCapitalize="none"
              value={path}
              onChange={({ target }) => setTyped(target.value.trim())}
            />
          )}
        </FieldFrame>
        <PageTemplates
          pages={site.pages}
          chosen={template === null ? null : formatDocumentId(template)}
          choose={setTemplate}
        />
        <p role="status">{isCreating ? newPageMessages.creating() : null}</p>
        {failure === null ? null : (
          <p className="notice notice--problem" role="alert">
            {failure}
          </p>
        )}
        <div className="dialog__actions">
          <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
            {newPageMessages.cancel()}
          </button>
          <button type="submit" className="button" disabled={isCreating}>
            {newPageMessages.create()}
          </button>
        </div>
      </form>
    </dialog>
  );
}
