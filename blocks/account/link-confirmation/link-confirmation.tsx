import { type ReactNode, useEffect, useRef } from 'react';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import {
  emailAddressConfirmationByLinkFlow,
  postalAddressConfirmationByLinkFlow,
} from '#machines/account/link-confirmation/link-confirmation.flow.ts';
import { linkConfirmationView } from '#machines/account/link-confirmation/link-confirmation.view.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { LinkConfirmationBlockData } from './link-confirmation.data.ts';
import type { LinkConfirmationProps } from './link-confirmation.gen.ts';
import { linkConfirmationMessages } from './link-confirmation.messages.gen.ts';

type Props = BlockProps<LinkConfirmationProps, LinkConfirmationBlockData>;

export function LinkConfirmation({ id, props, data: { token } }: Props) {
  if (token !== null) return <WithLink id={id} props={props} token={token} />;
  if (!props.without) return null;
  return (
    <Frame heading={props.heading}>
      <End end={props.without} />
    </Frame>
  );
}

function WithLink({ id, props, token }: Pick<Props, 'id' | 'props'> & { readonly token: string }) {
  const { confirms, heading, text, submit, confirmed, invalid } = props;
  const messages = useMessages(linkConfirmationMessages);
  const { view, send } = useFlow(
    confirms === 'address' ? postalAddressConfirmationByLinkFlow : emailAddressConfirmationByLinkFlow,
    linkConfirmationView,
  );
  const statusRef = useRef<HTMLDivElement>(null);
  const { state = 'unconfirmed', hasFailed = false } = view ?? {};
  const isOver = state === 'confirmed' || state === 'invalid';
  useEffect(() => {
    // The button that had the focus has gone.
    if (isOver) statusRef.current?.focus();
  }, [isOver]);
  return (
    <Frame heading={heading}>
      <div ref={statusRef} id={`${id}-told`} role="status" tabIndex={-1}>
        {state === 'confirmed' ? <End end={confirmed} /> : null}
        {state === 'invalid' ? <End end={invalid} /> : null}
        {hasFailed ? <p>{messages.failed()}</p> : null}
      </div>
      {isOver ? null : (
        <>
          <p>{text}</p>
          <p>
            <button
              type="button"
              className="button"
              aria-disabled={state === 'confirming' || undefined}
              onClick={() => send({ type: 'LINK.CONFIRM', token })}
            >
              {state === 'confirming' ? messages.confirming() : submit}
            </button>
          </p>
        </>
      )}
    </Frame>
  );
}

function Frame({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="link-confirmation band">
      <div className="wrap wrap--narrow">
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  );
}

function End({ end: { text, action } }: { readonly end: LinkConfirmationProps['confirmed'] }) {
  return (
    <>
      <p>{text}</p>
      <p>
        <Anchor className="button" link={action.link}>
          {action.label}
        </Anchor>
      </p>
    </>
  );
}
