import type { ReactNode } from 'react';

const ICONS = {
  back: <path d="M15 5l-7 7 7 7" />,
  search: <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21" />,
  undo: <path d="M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4" />,
  redo: <path d="m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h4" />,
  select: <path d="m5 4 14 6-6 2.5L10.5 19z" />,
  words: <path d="M5 7V5h14v2M12 5v14M9 19h6" />,
  try: <path d="M8 5v14l11-7z" />,
  phone: <path d="M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 18h2" />,
  tablet: <path d="M6 3h12a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM10.5 18h3" />,
  desktop: <path d="M4 4h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9 20h6M12 16v4" />,
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  down: <path d="M12 5v14M6 13l6 6 6-6" />,
  next: <path d="M9 5l7 7-7 7" />,
  enlarge: <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />,
  add: <path d="M12 5v14M5 12h14" />,
  duplicate: <path d="M9 9h11v11H9zM15 9V4H4v11h5M14.5 12v5M12 14.5h5" />,
  copy: <path d="M9 5H6v16h12V5h-3M9 3h6v4H9z" />,
  reset: <path d="M4 4v6h6M4.5 10a8 8 0 1 1-.5 4" />,
  remove: <path d="M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5" />,
  move: <path d="M4 7v10M4 12h15M13 6l6 6-6 6" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof ICONS;

/** A drawing beside words, in their colour. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
}
