import { useMemo } from 'react';
import {
  ACCEPTS_VERIFICATION_LOSS_KEY,
  VERIFICATION_LOSS_WARNING_CODE,
} from '#domain/verification/verification-loss.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import type { FormRefusalRemedy } from '../../_ui/form/form-panel.tsx';
import { verificationLossMessages } from './verification-loss.messages.gen.ts';

type DetailsForm = 'customer-details' | 'confirm-address';

function AcceptVerificationLoss({ form }: { readonly form: DetailsForm }) {
  const messages = useMessages(verificationLossMessages);
  const { send } = useFlow(getFormFlow(form), formView, false);
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => send({ type: 'FORM.SUBMIT', about: { [ACCEPTS_VERIFICATION_LOSS_KEY]: 'yes' } })}
      >
        {messages.accept()}
      </button>
    </p>
  );
}

/** How a customer accepts that a change makes the account unverified; undefined for forms that change no details. */
export function useVerificationLossConfirmation(form: string): Readonly<Record<string, FormRefusalRemedy>> | undefined {
  const messages = useMessages(verificationLossMessages);
  return useMemo(() => {
    if (form !== 'customer-details' && form !== 'confirm-address') return undefined;
    const action = <AcceptVerificationLoss key={VERIFICATION_LOSS_WARNING_CODE} form={form} />;
    return { [VERIFICATION_LOSS_WARNING_CODE]: { heading: messages.confirm(), action } };
  }, [form, messages]);
}
