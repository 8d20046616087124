import { formatPostalAddress } from '#domain/forms/postal-address.ts';
import type { RegionOfForm } from '#domain/forms/regional-form.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { addressAndEmailConfirmationBannerFlow } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.flow.ts';
import type { AddressAndEmailConfirmationBannerEvent } from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.types.ts';
import {
  type AddressAndEmailConfirmationBannerView,
  addressAndEmailConfirmationBannerView,
} from '#machines/account/address-and-email-confirmation-banner/address-and-email-confirmation-banner.view.ts';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import type { AddressAndEmailConfirmationProps } from './address-and-email-confirmation.gen.ts';
import {
  type AddressAndEmailConfirmationMessages,
  addressAndEmailConfirmationMessages,
} from './address-and-email-confirmation.messages.gen.ts';

export function AddressAndEmailConfirmation({ id, props }: BlockProps<AddressAndEmailConfirmationProps>) {
  const messages = useMessages(addressAndEmailConfirmationMessages);
  const { view, send } = useFlow(addressAndEmailConfirmationBannerFlow, addressAndEmailConfirmationBannerView, false);
  if (!view?.step || !view.details) return <div className="address-and-email-confirmation" hidden />;
  const { heading, text, button, busy, update, event } = bannerParts(
    view.step,
    { ...view, details: view.details },
    props,
    messages,
  );
  const { isBusy, isResent } = view;
  return (
    <section className="address-and-email-confirmation ground-accent" aria-labelledby={`${id}-heading`}>
      <div className="address-and-email-confirmation__bar wrap wrap--wide">
        <div>
          <h2 id={`${id}-heading`} className="address-and-email-confirmation__heading">
            {heading}
          </h2>
          <p>{text}</p>
          <p role="status">{describeStatus(view, messages)}</p>
        </div>
        <p className="actions">
          <button
            type="button"
            className="button"
            aria-disabled={isBusy || isResent || undefined}
            onClick={() => send(event)}
          >
            {isBusy ? busy : button}
          </button>
          <button type="button" className="button button--secondary" onClick={() => send({ type: 'BANNER.UPDATE' })}>
            {update}
          </button>
        </p>
      </div>
    </section>
  );
}

interface BannerParts {
  readonly heading: string;
  readonly text: string;
  readonly button: string;
  readonly busy: string;
  readonly update: string;
  readonly event: AddressAndEmailConfirmationBannerEvent;
}

function bannerParts(
  confirmationKind: NonNullable<AddressAndEmailConfirmationBannerView['step']>,
  { details, region }: { readonly details: CustomerDetails; readonly region: RegionOfForm | null },
  props: AddressAndEmailConfirmationProps,
  messages: AddressAndEmailConfirmationMessages,
): BannerParts {
  const confirm = {
    busy: messages.confirming(),
    update: messages.update(),
    event: { type: 'BANNER.CONFIRM' },
  } as const;
  switch (confirmationKind) {
    case 'address':
      return {
        ...confirm,
        heading: props.address ?? messages.address(),
        text: formatPostalAddress(details, region),
        button: messages.confirmAddress(),
      };
    case 'email':
      return {
        ...confirm,
        heading: props.email ?? messages.email(),
        text: details.email,
        button: messages.confirmEmail(),
      };
    case 'link':
      return {
        heading: messages.linkSent({ email: details.email }),
        text: messages.linkText(),
        button: messages.resend(),
        busy: messages.resending(),
        update: messages.changeEmail(),
        event: { type: 'LINK.RESEND' },
      };
  }
}

function describeStatus(
  { failure, isResent }: AddressAndEmailConfirmationBannerView,
  messages: Pick<AddressAndEmailConfirmationMessages, 'resent' | 'tooSoon' | 'failed'>,
): string | null {
  if (isResent) return messages.resent();
  if (failure === null) return null;
  return failure === 'too_soon' ? messages.tooSoon() : messages.failed();
}
