import type { ReactNode } from 'react';
import { ACCEPTS_LOSS, VERIFICATION_LOSS } from '#domain/verification/verification-loss.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { formFlow } from '#machines/form/form.flow.ts';
import { formView } from '#machines/form/form.view.ts';

type DetailsForm = 'customer-details' | 'confirm-address';

function AcceptVerificationLoss({ form }: { readonly form: DetailsForm }) {
  const { send } = useFlow(formFlow(form), formView, false);
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => send({ type: 'FORM.SUBMIT', about: { [ACCEPTS_LOSS]: 'yes' } })}
      >
        Save, and verify my account again
      </button>
    </p>
  );
}

/** What a customer does about the warning that a change makes the account unverified, by its code. */
export function verificationLossRemedies(form: DetailsForm): Readonly<Record<string, ReactNode>> {
  return { [VERIFICATION_LOSS]: <AcceptVerificationLoss key={VERIFICATION_LOSS} form={form} /> };
}
