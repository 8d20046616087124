import type { BlockProps } from '#engine/render/block.ts';
import { Anchor } from '../../_ui/anchor.tsx';
import type { SignInPageData } from '../_shared/sign-in.data.ts';
import type { AlreadySignedInProps } from './already-signed-in.gen.ts';

const WORDS = {
  heading: 'You are logged in',
  welcome: 'Your account is open',
  text: 'There is nothing more to do here.',
  confirm: 'We have sent you an e-mail with a link to confirm your e-mail address.',
  goOn: 'Continue',
  logOut: 'Log out',
};

export function AlreadySignedIn({ props, data }: BlockProps<AlreadySignedInProps, SignInPageData>) {
  const { heading = WORDS.heading, text = WORDS.text, welcome = WORDS.confirm, logOut } = props;
  if (!data.isSignedIn) return null;
  const isNew = data.notice === 'signed-up';
  return (
    <section className="already-signed-in sign-in band">
      <div className="wrap wrap--narrow">
        <h1>{isNew ? WORDS.welcome : heading}</h1>
        <p className={isNew ? 'sign-in__notice' : undefined}>{isNew ? welcome : text}</p>
        <p className="actions">
          <a className="button" href={data.target}>
            {WORDS.goOn}
          </a>
          {isNew ? null : (
            <Anchor className="button button--secondary" link={logOut}>
              {WORDS.logOut}
            </Anchor>
          )}
        </p>
      </div>
    </section>
  );
}
