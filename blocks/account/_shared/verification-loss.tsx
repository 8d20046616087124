import {
  ACCEPTS_VERIFICATION_LOSS_KEY,
  VERIFICATION_LOSS_WARNING_CODE,
} from '#domain/verification/verification-loss.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import type { FormRefusalRemedy } from '../../_ui/form/form-panel.tsx';
import { VERIFICATION_LOSS_CONFIRMATION_WORDS as WORDS } from '../../_ui/form/form-words.ts';

type DetailsForm = 'customer-details' | 'confirm-address';

function AcceptVerificationLoss({ form }: { readonly form: DetailsForm }) {
  const { send } = useFlow(getFormFlow(form), formView, false);
  return (
    <p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => send({ type: 'FORM.SUBMIT', about: { [ACCEPTS_VERIFICATION_LOSS_KEY]: 'yes' } })}
      >
        {WORDS.accept}
      </button>
    </p>
  );
}

/** How a customer accepts that a change makes the account unverified. */
export function createVerificationLossConfirmation(form: DetailsForm): Readonly<Record<string, FormRefusalRemedy>> {
  const action = <AcceptVerificationLoss key={VERIFICATION_LOSS_WARNING_CODE} form={form} />;
  return { [VERIFICATION_LOSS_WARNING_CODE]: { heading: WORDS.confirm, action } };
}
