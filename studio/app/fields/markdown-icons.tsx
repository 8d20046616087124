import type { ReactNode } from 'react';

/** Drawings of the toolbar, in the colour of the text around them. */
export const MARKDOWN_ICONS = {
  bold: <path d="M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z" />,
  italic: <path d="M10 5h8M6 19h8M14.5 5l-5 14" />,
  heading: <path d="M5 5v14M5 12h8M13 5v14M17 12.5a2 2 0 1 1 3.5 1.5L17 19h4" />,
  smallHeading: <path d="M5 7v12M5 13h7M12 7v12M16.5 13h4l-2.5 2.5a1.75 1.75 0 1 1-1.75 2.75" />,
  list: <path d="M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01" />,
  numbers: <path d="M10 6h11M10 12h11M10 18h11M4 4.5 5.5 4v4M3.5 14.5h3L3.5 19h3" />,
  quote: <path d="M4 5v14M9 7h11M9 12h11M9 17h7" />,
  link: <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
  picture: <path d="M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 4M15 9h.01" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export function MarkdownIcon({ name }: { readonly name: keyof typeof MARKDOWN_ICONS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {MARKDOWN_ICONS[name]}
    </svg>
  );
}
