import { useFlow } from '#engine/flows/use-flow.tsx';
import { childFormView } from '#machines/_kit/child/child-form.ts';
import { twoFactorSetupEmailCodeFormFlow } from '#machines/account/two-factor-setup/two-factor-setup.flow.ts';
import type { TwoFactorSetupEvent } from '#machines/account/two-factor-setup/two-factor-setup.types.ts';
import type { TwoFactorSetupView } from '#machines/account/two-factor-setup/two-factor-setup.view.ts';
import type { PageFormDefinition } from '../../_ui/form/form.data.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { RESEND_CODE_HELP_TEXT } from '../../_ui/sign-in/resend-words.ts';
import { TWO_FACTOR_SETUP_WORDS } from './two-factor-setup-words.ts';

const WORDS = TWO_FACTOR_SETUP_WORDS.email;

interface EmailStepProps {
  readonly id: string;
  readonly form: PageFormDefinition;
  readonly view: TwoFactorSetupView;
  readonly send: (event: TwoFactorSetupEvent) => void;
}

/** The first code that was sent by e-mail. */
export function EmailCodeSetupStep({ id, form, view: { identifier, isResending, mayResend }, send }: EmailStepProps) {
  const code = useFlow(twoFactorSetupEmailCodeFormFlow, childFormView);
  return (
    <>
      <h3 id={`${id}-step`}>{WORDS.heading}</h3>
      <p>{WORDS.sent.replace('{identifier}', identifier ?? '')}</p>
      <FormPanel
        id={`${id}-email`}
        data={form}
        view={code.view}
        send={code.send}
        labelledBy={`${id}-step`}
        submitLabel={TWO_FACTOR_SETUP_WORDS.confirm}
      />
      <p className="actions">
        <button
          type="button"
          className="button button--secondary"
          disabled={!mayResend}
          aria-describedby={`${id}-resend`}
          onClick={() => send({ type: 'EMAIL.RESEND' })}
        >
          {WORDS.resend}
        </button>
        <button type="button" className="button button--quiet" onClick={() => send({ type: 'SETUP.CANCEL' })}>
          {TWO_FACTOR_SETUP_WORDS.cancel}
        </button>
      </p>
      <p id={`${id}-resend`} className="small muted">
        {RESEND_CODE_HELP_TEXT}
      </p>
      <p role="status" className="small">
        {isResending ? WORDS.resending : null}
      </p>
    </>
  );
}
