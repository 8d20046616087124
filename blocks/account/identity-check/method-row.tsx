import { useMessages } from '#engine/messages/use-messages.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { AutomaticIdentityCheckEvent } from '#machines/account/automatic-identity-check/automatic-identity-check.types.ts';
import type { VerificationMethod } from '#schemas/generated/api/types.gen.ts';
import { identityCheckMessages } from './identity-check.messages.gen.ts';

interface MethodRowProps {
  readonly method: VerificationMethod;
  readonly isBusy: boolean;
  readonly send: (event: AutomaticIdentityCheckEvent) => void;
  readonly useLicence: () => void;
}

/** One way to prove who a customer is, and how far it was gone. */
export function VerificationMethodRow({ method: { type, status }, isBusy, send, useLicence }: MethodRowProps) {
  const messages = useMessages(identityCheckMessages);
  const href = useRouteHrefBuilder();
  const press = pressOf();

  function pressOf(): (() => void) | null {
    switch (type) {
      case 'auto_verification':
        return () => send({ type: 'AUTO_VERIFICATION.START' });
      case 'connect_id':
        return () => send({ type: 'CONNECT_ID.START' });
      case 'drivers_licence':
        return useLicence;
      case 'greenid_ui':
      case 'pdf_form':
      case 'photo_id_upload':
        return null;
    }
  }

  return (
    <li className="identity-check__way card ground-surface">
      <h3>{messages.methodTitle({ method: type })}</h3>
      <p>{messages.methodText({ method: type })}</p>
      {status === 'pending' || status === 'in_progress' || status === 'attempted' ? (
        <p className="muted">{messages.methodProgress({ status })}</p>
      ) : null}
      <p>
        {press ? (
          <button type="button" className="button button--secondary" disabled={isBusy} onClick={press}>
            {messages.methodAction({ method: type })}
          </button>
        ) : (
          <a className="button button--secondary" href={href('my-account.manual-verification')}>
            {messages.methodAction({ method: type })}
          </a>
        )}
      </p>
    </li>
  );
}
