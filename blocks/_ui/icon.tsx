const PATHS = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 20c1-4 4.5-6 8-6s7 2 8 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4M12 3v2',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1M4 10h16M8 3v4M16 3v4',
  cart: 'M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.8a1 1 0 0 0 1-.8L20 8H6M9.5 20h.01M17 20h.01',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M6 9l6 6 6-6',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  gift: 'M4 9h16v4H4zM6 13h12v7H6zM12 9v11M12 9c-3 0-5-1-5-3s3-2 5 3c2-5 5-5 5-3s-2 3-5 3',
  heart: 'M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  numbers: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M10 9l2.5-1.5V16',
  out: 'M14 5h5v5M19 5l-8 8M11 6H6a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-5',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3 19c.5-3 3-5 6-5s5.5 2 6 5M16 5.5a3 3 0 0 1 0 5.5M17.5 14.5c2 .7 3.2 2.3 3.5 4.5',
  pin: 'M12 21s-7-6.5-7-12a7 7 0 0 1 14 0c0 5.5-7 12-7 12M12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  ticket:
    'M4 8a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2.5a1.5 1.5 0 0 0 0 3V16a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-2.5a1.5 1.5 0 0 0 0-3zM14 7v2M14 11v2M14 15v2',
  trophy: 'M8 4h8v5a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 13v4M8 20h8M10 17h4v3h-4z',
};

export type IconName = keyof typeof PATHS;

/** Every drawing there is. */
export const ICON_NAMES: readonly IconName[] = Object.keys(PATHS).filter(isIconName);

/** Whether a document names a drawing that there is. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(PATHS, name);
}

/** Drawings of a direction, which styles mirror on pages from right to left. */
const DIRECTIONS: ReadonlySet<IconName> = new Set(['arrow', 'back', 'out']);

/** A line drawing beside words that say the same, so it is hidden from assistive technology. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={DIRECTIONS.has(name) ? 'icon icon--mirrored' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
