import { useEffect, useMemo, useRef } from 'react';
import { fillDefaultStateAndCountry, listRegionLimits, type RegionOfForm } from '#domain/forms/regional-form.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useBlockContext } from '#engine/render/block-context.tsx';
import { getFormFlow } from '#machines/_kit/form/form.flow.ts';
import { formView } from '#machines/_kit/form/form.view.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import { addressAndEmailConfirmationBannerView } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.view.ts';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import { changeEmailDescription } from '#schemas/generated/forms/change-email.description.gen.ts';
import { customerDetailsDescription } from '#schemas/generated/forms/customer-details.description.gen.ts';
import { FormPanel } from '../../_ui/form/form-panel.tsx';
import { createRegionalPageForm } from '../../_ui/form/regional-page-form.ts';
import { usePageForm } from '../../_ui/form/use-page-form.ts';
import { Icon } from '../../_ui/icon.tsx';
import { toCustomerFormValues } from '../_shared/customer-values.ts';
import { useVerificationLossConfirmation } from '../_shared/verification-loss.tsx';
import type { DetailsDialogProps } from './details-dialog.gen.ts';
import { detailsDialogMessages } from './details-dialog.messages.gen.ts';

export function DetailsDialog({ id, props }: BlockProps<DetailsDialogProps>) {
  const messages = useMessages(detailsDialogMessages);
  const { view, send } = useFlow(addressAndEmailConfirmationBannerFlow, addressAndEmailConfirmationBannerView, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = view?.isUpdating ?? false;
  const changesAddress = view?.step === 'address';
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
        <h2 id={`${id}-heading`}>{changesAddress ? (props.heading ?? messages.heading()) : messages.emailHeading()}</h2>
        <button type="button" className="button button--quiet" aria-label={messages.close()} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {isOpen && view?.details ? (
        changesAddress ? (
          <DetailsForm id={id} details={view.details} region={view.region} />
        ) : (
          <EmailForm id={id} email={view.details.email} />
        )
      ) : null}
    </dialog>
  );
}

interface DetailsFormProps {
  readonly id: string;
  readonly details: CustomerDetails;
  readonly region: RegionOfForm | null;
}

/** The handler of the form passes the saved details to the banner. */
function DetailsForm({ id, details, region }: DetailsFormProps) {
  const { messages: source, site } = useBlockContext();
  const remedies = useVerificationLossConfirmation('customer-details');
  const messages = useMessages(detailsDialogMessages);
  const { view, send } = useFlow(getFormFlow('customer-details'), formView);
  const { state } = details;
  const form = useMemo(
    () => createRegionalPageForm(customerDetailsDescription, source, { region, site, state }),
    [source, region, site, state],
  );
  useEffect(() => {
    const values = fillDefaultStateAndCountry(toCustomerFormValues(details, region), region);
    send({ type: 'FORM.FILL', values, about: { state: state ?? '' }, ...listRegionLimits(region) });
  }, [send, details, state, region]);
  return (
    <FormPanel
      id={`${id}-form`}
      data={form}
      view={view}
      send={send}
      labelledBy={`${id}-heading`}
      submitLabel={messages.submit()}
      remedies={remedies}
    />
  );
}

/** Changes the e-mail address alone. */
function EmailForm({ id, email }: { readonly id: string; readonly email: string }) {
  const messages = useMessages(detailsDialogMessages);
  const { view, send } = useFlow(getFormFlow('change-email'), formView);
  const form = usePageForm(changeEmailDescription);
  useEffect(() => {
    send({ type: 'FORM.FILL', values: { email } });
  }, [send, email]);
  return (
    <FormPanel
      id={`${id}-email`}
      data={form}
      view={view}
      send={send}
      labelledBy={`${id}-heading`}
      submitLabel={messages.submitEmail()}
    />
  );
}
