import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { twoFactorSetupAuthenticatorCodeFormFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import type {
  AuthenticatorKey,
  TwoFactorSetupEvent,
} from '#machines/account/two-factor-setup/two-factor-setup.types.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { twoFactorSetupMessages } from './two-factor-setup.messages.gen.ts';

interface AuthenticatorStepProps {
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly authenticatorKey: AuthenticatorKey;
  readonly send: (event: TwoFactorSetupEvent) => void;
}

/** The key of an app, as a picture and as text, and the first code that it makes. */
export function AuthenticatorSetupStep({ id, form, authenticatorKey: { secret, qr }, send }: AuthenticatorStepProps) {
  const messages = useMessages(twoFactorSetupMessages);
  const code = useFlow(twoFactorSetupAuthenticatorCodeFormFlow, childFormView);
  return (
    <>
      <h3 id={`${id}-step`}>{messages.appHeading()}</h3>
      <p>{messages.appScan()}</p>
      <svg
        className="two-factor-setup__qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width="240"
        height="240"
        role="img"
        aria-label={messages.appPicture()}
        shapeRendering="crispEdges"
      >
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="two-factor-setup__key">
        <span>{messages.appKey()}</span> <code translate="no">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <button type="button" className="button button--secondary" onClick={() => send({ type: 'KEY.COPY' })}>
          {messages.appCopy()}
        </button>
      </p>
      <p>{messages.appConfirm()}</p>
      <FormPanel
        id={`${id}-app`}
        data={form}
        view={code.view}
        send={code.send}
        labelledBy={`${id}-step`}
        submitLabel={messages.confirm()}
      />
      <p>
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'SETUP.CANCEL' })}>
          {messages.cancel()}
        </button>
      </p>
    </>
  );
}
