import { useEffect, useRef } from 'react';
import { collectPossibleFormMessages } from '#domain/forms/list-form-messages.ts';
import { adaptFormRegionsToSite } from '#domain/forms/localise-form.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import type { BlockProps } from '#engine/render/block.ts';
import { useSite } from '#engine/render/block-context.tsx';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import { addressAndEmailConfirmationBannerView } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.view.ts';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import { changeEmailDescription } from '#schemas/generated/forms/change-email.description.gen.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { Icon } from '../../_ui/icon.tsx';
import { toCustomerFormValues } from '../_shared/customer-values.ts';
import { createVerificationLossConfirmation } from '../_shared/verification-loss.tsx';
import type { DetailsDialogProps } from './details-dialog.gen.ts';
import { DETAILS_DIALOG_WORDS as WORDS } from './details-dialog-words.ts';

const REMEDIES = createVerificationLossConfirmation('customer-details');

const words = collectPossibleFormMessages(customerDetailsDescription, {});

const emailForm = {
  description: changeEmailDescription,
  words: collectPossibleFormMessages(changeEmailDescription, {}),
  links: {},
};

export function DetailsDialog({ id, props }: BlockProps<DetailsDialogProps>) {
  const { view, send } = useFlow(addressAndEmailConfirmationBannerFlow, addressAndEmailConfirmationBannerView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = view?.isUpdating ?? false;
  const changesAddress = view?.asks === 'address';
  const close = () => send({ type: 'MODAL.CLOSE' });

  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      className="details-dialog ground-surface"
      aria-labelledby={`${id}-heading`}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div className="details-dialog__head">
        <h2 id={`${id}-heading`}>{changesAddress ? (props.heading ?? WORDS.heading) : WORDS.emailHeading}</h2>
        <button type="button" className="button button--quiet" aria-label={WORDS.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {isOpen && view?.details ? (
        changesAddress ? (
          <DetailsForm id={id} details={view.details} />
        ) : (
          <EmailForm id={id} email={view.details.email} />
        )
      ) : null}
    </dialog>
  );
}

/** What is saved is told to the banner by whoever saves it. */
function DetailsForm({ id, details }: { readonly id: string; readonly details: CustomerDetails }) {
  const { locale } = useSite();
  const { view, send } = useFlow(getFormFlow('customer-details'), formView);
  useEffect(() => {
    send({ type: 'FORM.FILL', values: toCustomerFormValues(details, locale), about: { state: details.state ?? '' } });
  }, [send, details, locale]);
  return (
    <FormPanel
      id={`${id}-form`}
      data={{
        description: adaptFormRegionsToSite(customerDetailsDescription, locale, details.state),
        words,
        links: {},
      }}
      view={view}
      send={send}
      labelledBy={`${id}-heading`}
      submitLabel={WORDS.submit}
      remedies={REMEDIES}
    />
  );
}

/** Changes the e-mail address alone. */
function EmailForm({ id, email }: { readonly id: string; readonly email: string }) {
  const { view, send } = useFlow(getFormFlow('change-email'), formView);
  useEffect(() => {
    send({ type: 'FORM.FILL', values: { email } });
  }, [send, email]);
  return (
    <FormPanel
      id={`${id}-email`}
      data={emailForm}
      view={view}
      send={send}
      labelledBy={`${id}-heading`}
      submitLabel={WORDS.submitEmail}
    />
  );
}
