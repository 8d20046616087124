import { useRef, useState } from 'react';
import { useBrowserSession } from './browser-session.ts';
import { homeMessages } from './home.messages.gen.ts';
import { signOutMessages } from './sign-out.messages.gen.ts';

interface SignOutProps {
  /** Number of documents with unpublished changes. */
  readonly drafts: number;
}

/** Ends the session, after a warning where unsaved changes would be lost. */
export function SignOut({ drafts }: SignOutProps) {
  const session = useBrowserSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const [unsaved, setUnsaved] = useState(0);
  const [failure, setFailure] = useState('');
  const signOut = session?.client.signOut;
  if (!session || !signOut) return null;
  const { copies, keeper, onSignedOut } = session;
  const end = async () => {
    await signOut();
    keeper.stop();
    copies.wipe();
    onSignedOut();
  };
  const confirmedEnd = () => {
    end().catch((error: Error) => setFailure(signOutMessages.failed({ reason: error.message })));
  };
  const begin = () => {
    setFailure('');
    keeper.flush();
    const count = copies.list().length;
    setUnsaved(count);
    if (count > 0 || drafts > 0) dialog.current?.showModal();
    else confirmedEnd();
  };
  return (
    <>
      <button type="button" className="button button--quiet" onClick={begin}>
        {homeMessages.signOut()}
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="sign-out-heading">
        <h2 id="sign-out-heading">{signOutMessages.heading()}</h2>
        {drafts > 0 ? <p>{signOutMessages.drafts({ count: drafts })}</p> : null}
        {unsaved > 0 ? <p className="notice notice--problem">{signOutMessages.copies({ count: unsaved })}</p> : null}
        <div className="dialog__actions">
          <button type="button" className="button button--quiet" onClick={() => dialog.current?.close()}>
            {signOutMessages.cancel()}
          </button>
          <button type="button" className="button" onClick={confirmedEnd}>
            {signOutMessages.now()}
          </button>
        </div>
        <p role="alert">{failure}</p>
      </dialog>
    </>
  );
}
