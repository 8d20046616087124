import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { ErrorPageMessageProps } from './error-page-message.gen.ts';

/** The specification's own words (specification: The error catalogue), but for what it does not name. */
const MESSAGES: Record<ErrorPageMessageProps['code'], { readonly heading: string; readonly text: string | null }> = {
  '404': {
    heading: 'Something went wrong.',
    text: "It's looking like you may have taken a wrong turn.",
  },
  '418': {
    heading: 'Nothing on sale right now',
    text: 'There are currently no products available, please check back later. Thank you for being patient.',
  },
  '500': {
    heading: 'One moment, please',
    text: 'We are experiencing large load times on our server. Thank you for being patient.',
  },
  '503': {
    heading: 'Back soon',
    text: "We'll be up and running again soon after this scheduled maintenance.",
  },
  unreachable: {
    heading: 'We can’t reach this page just now',
    text: 'The service that knows what belongs here does not answer. Please try again in a minute.',
  },
  generic: { heading: "It's not you, it's us!", text: null },
};

const WORDS = { home: 'Go to the homepage', reload: 'Reload', again: 'Try again' };

export function ErrorPageMessage({ props: { code } }: BlockProps<ErrorPageMessageProps>) {
  const href = useRouteHrefBuilder();
  const { heading, text } = MESSAGES[code];
  return (
    <section className="error-page-message band">
      <div className="error-page-message__words wrap">
        <h1>{heading}</h1>
        {text ? <p className="error-page-message__text">{text}</p> : null}
        <ErrorActions code={code} home={href('home')} />
      </div>
    </section>
  );
}

function ErrorActions({ code, home }: { readonly code: ErrorPageMessageProps['code']; readonly home: string }) {
  switch (code) {
    case '404':
    case '418':
      return (
        <p className="actions">
          <a className="button" href={home}>
            {WORDS.home}
          </a>
        </p>
      );
    case 'generic':
    case 'unreachable':
      return (
        <form className="actions">
          <button className="button" type="submit">
            {code === 'generic' ? WORDS.reload : WORDS.again}
          </button>
          <a className="button button--secondary" href={home}>
            {WORDS.home}
          </a>
        </form>
      );
    case '500':
    case '503':
      return (
        <form className="actions">
          <button className="button" type="submit">
            {WORDS.reload}
          </button>
        </form>
      );
  }
}
