import type { ReactNode } from 'react';
import { useMessages } from '#engine/messages/use-messages.ts';
import { paymentLogosMessages } from './payment-logos.messages.gen.ts';

/** A way to pay that a footer shows (specification: Screens, "payment logos"). */
export type PaymentLogoName = 'visa' | 'mastercard' | 'amex' | 'paypal' | 'apple_pay' | 'google_pay';

const word = { y: 21, textAnchor: 'middle', fontFamily: 'Arial, sans-serif', fontWeight: 700 } as const;

const MARKS: Readonly<Record<PaymentLogoName, ReactNode>> = {
  visa: (
    <text {...word} x="24" fontSize="15" fontStyle="italic" fill="#1a1f71">
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="19" cy="16" r="9" fill="#eb001b" />
      <circle cx="29" cy="16" r="9" fill="#f79e1b" />
      <path d="M24 8.5a9 9 0 0 1 0 15 9 9 0 0 1 0-15" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect width="48" height="32" rx="4" fill="#016fd0" />
      <text {...word} x="24" fontSize="12" fill="#fff">
        AMEX
      </text>
    </>
  ),
  paypal: (
    <text {...word} x="24" y="20" fontSize="11.5" fontStyle="italic" fill="#003087">
      Pay<tspan fill="#0070ba">Pal</tspan>
    </text>
  ),
  apple_pay: (
    <>
      <path
        d="M13 11.5c1 0 1.5.6 2.5.6 1 0 2-.7 3.1-.1-2 1.5-1.4 4.6.7 5.5-.6 1.8-1.9 4-3.2 4-1 0-1.3-.6-2.5-.6s-1.6.6-2.5.600c-2-.3-4.2-6-2.2-8.6 1-1.3 2.6-1.4 4.1-1.4m0-.7c-.1-1.7 1.3-3.2 2.8-3.4.2 1.8-1.3 3.4-2.8 3.4"
        fill="#000"
      />
      <text {...word} x="32.5" fontSize="12" fill="#000">
        Pay
      </text>
    </>
  ),
  google_pay: (
    <>
      <path d="M18.5 15h-5v2.4h2.7a2.8 2.8 0 1 1-.9-3l1.8-1.8a5.3 5.3 0 1 0 1.5 3.8z" fill="#4285f4" />
      <text {...word} x="32.5" fontSize="12" fill="#3c4043">
        Pay
      </text>
    </>
  ),
};

interface PaymentLogosProps {
  readonly logos: readonly PaymentLogoName[];
  readonly label: string;
}

/** Drawings of the ways to pay, named for who can't see them. */
export function PaymentLogos({ logos, label }: PaymentLogosProps) {
  const messages = useMessages(paymentLogosMessages);
  if (logos.length === 0) return null;
  return (
    <ul className="payment-logos" aria-label={label}>
      {logos.map((logo) => (
        <li key={logo} translate="no">
          <svg viewBox="0 0 48 32" width="48" height="32" role="img" aria-label={messages.logo({ logo })}>
            <rect width="48" height="32" rx="4" fill="#fff" />
            {MARKS[logo]}
          </svg>
        </li>
      ))}
    </ul>
  );
}
