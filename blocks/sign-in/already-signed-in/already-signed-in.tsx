import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { SignInPageData } from '../_shared/sign-in.data.ts';
import type { AlreadySignedInProps } from './already-signed-in.gen.ts';
import { alreadySignedInMessages } from './already-signed-in.messages.gen.ts';

export function AlreadySignedIn({ props, data }: BlockProps<AlreadySignedInProps, SignInPageData>) {
  const messages = useMessages(alreadySignedInMessages);
  const { heading = messages.heading(), text = messages.text(), welcome = messages.confirm(), logOut } = props;
  if (!data.isSignedIn) return null;
  const isNew = data.notice === 'signed-up';
  return (
    <section className="already-signed-in sign-in band">
      <div className="wrap wrap--narrow">
        <h1>{isNew ? messages.welcome() : heading}</h1>
        <p className={isNew ? 'sign-in__notice' : undefined}>{isNew ? welcome : text}</p>
        <p className="actions">
          <a className="button" href={data.target}>
            {messages.continue()}
          </a>
          {isNew ? null : (
            <Anchor className="button button--secondary" link={logOut}>
              {messages.logOut()}
            </Anchor>
          )}
        </p>
      </div>
    </section>
  );
}
