import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockPropsWithDataOrElevation } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { VerificationNoticeBlockData } from './verification-notice.data.ts';
import type { VerificationNoticeProps } from './verification-notice.gen.ts';
import { verificationNoticeMessages } from './verification-notice.messages.gen.ts';

type Props = BlockPropsWithDataOrElevation<VerificationNoticeProps, VerificationNoticeBlockData | null>;

export function VerificationNotice({ id, data }: Props) {
  const messages = useMessages(verificationNoticeMessages);
  const href = useRouteHrefBuilder();
  if (!data) return null;
  const { state, until } = data;
  return (
    <section className="verification-notice band" aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <div className="verification-notice__box" data-state={state}>
          <div>
            <h2 id={`${id}-heading`}>{messages.heading({ state, until })}</h2>
            <p>{messages.text({ state })}</p>
          </div>
          <a
            className={`button${state === 'needed' ? '' : ' button--secondary'}`}
            href={href('my-account.verify-account')}
          >
            {messages.action({ state })}
          </a>
        </div>
      </div>
    </section>
  );
}
