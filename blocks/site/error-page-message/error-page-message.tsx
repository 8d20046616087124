import { useMessages } from '#engine/messages/use-messages.ts';
import type { BlockProps } from '#engine/render/block.ts';
import { useRouteHrefBuilder } from '#engine/render/block-context.tsx';
import type { ErrorPageMessageProps } from './error-page-message.gen.ts';
import { errorPageMessageMessages } from './error-page-message.messages.gen.ts';

const TEXTS = {
  '404': 'text404',
  '418': 'text418',
  '500': 'text500',
  '503': 'text503',
  unreachable: 'textUnreachable',
  generic: null,
} as const;

export function ErrorPageMessage({ props }: BlockProps<ErrorPageMessageProps>) {
  const messages = useMessages(errorPageMessageMessages);
  const href = useRouteHrefBuilder();
  const { code, heading = messages.heading({ code }) } = props;
  const usual = TEXTS[code];
  const text = props.text ?? (usual === null ? null : messages[usual]());
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
  const messages = useMessages(errorPageMessageMessages);
  switch (code) {
    case '404':
    case '418':
      return (
        <p className="actions">
          <a className="button" href={home}>
            {messages.home()}
          </a>
        </p>
      );
    case 'generic':
    case 'unreachable':
      return (
        <form className="actions">
          <button className="button" type="submit">
            {code === 'generic' ? messages.reload() : messages.again()}
          </button>
          <a className="button button--secondary" href={home}>
            {messages.home()}
          </a>
        </form>
      );
    case '500':
    case '503':
      return (
        <form className="actions">
          <button className="button" type="submit">
            {messages.reload()}
          </button>
        </form>
      );
  }
}
