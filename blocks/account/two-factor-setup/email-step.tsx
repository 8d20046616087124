import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { twoFactorSetupEmailCodeFormFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import type { TwoFactorSetupEvent } from '#machines/account/two-factor-setup/two-factor-setup.types.ts';
import type { TwoFactorSetupView } from '#machines/account/two-factor-setup/two-factor-setup.view.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import type { PageFormDefinition } from '../../_ui/form/page-form.ts';
import { resendCodeMessages } from '../../_ui/sign-in/resend-code.messages.gen.ts';
import { twoFactorSetupMessages } from './two-factor-setup.messages.gen.ts';

interface EmailStepProps {
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly view: TwoFactorSetupView;
  readonly send: (event: TwoFactorSetupEvent) => void;
}

/** The first code that was sent by e-mail. */
export function EmailCodeSetupStep({ id, form, view: { identifier, isResending, mayResend }, send }: EmailStepProps) {
  const messages = useMessages(twoFactorSetupMessages);
  const resendMessages = useMessages(resendCodeMessages);
  const code = useFlow(twoFactorSetupEmailCodeFormFlow, childFormView);
  return (
    <>
      <h3 id={`${id}-step`}>{messages.emailHeading()}</h3>
      <p>{messages.emailSent({ identifier: identifier ?? '' })}</p>
      <FormPanel
        id={`${id}-email`}
        data={form}
        view={code.view}
        send={code.send}
        labelledBy={`${id}-step`}
        submitLabel={messages.confirm()}
      />
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          disabled={!mayResend}
          aria-describedby={`${id}-resend`}
          onClick={() => send({ type: 'EMAIL.RESEND' })}
        >
          {messages.resend()}
        </button>
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'SETUP.CANCEL' })}>
          {messages.cancel()}
        </button>
      </p>
      <p id={`${id}-resend`} className="small muted">
        {resendMessages.help()}
      </p>
      <p role="status" className="small">
        {isResending ? messages.resending() : null}
      </p>
    </>
  );
}
