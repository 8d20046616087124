import type { ReactNode } from 'react';

interface CartNoticeProps {
  readonly heading: string;
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

/** Something of the cart that the customer has to know; nothing where there is nothing to say. */
export function CartNotice({ heading, texts, children }: CartNoticeProps) {
  if (texts.length === 0) return null;
  return (
    <div className="cart-list__notice" role="note">
      <strong>{heading}</strong>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {children}
    </div>
  );
}
