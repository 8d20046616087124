const PATHS = {
  facebook: 'M14 21v-8h3l.5-3H14V8.5a1.5 1.5 0 0 1 1.5-1.5H18V4h-3a4 4 0 0 0-4 4v2H8v3h3v8',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M17 7h.01',
  linkedin: 'M4 4h16v16H4zM8 10.5V16M8 7.5v.01M12 16v-5.5M12 13a2 2 0 0 1 4 0v3',
  pinterest: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M10 20l2.5-10M9 13c-1.5-3 .5-6 3.5-6s4.5 2.5 3.5 5-3.5 3-4.5 1.5',
  tiktok: 'M13 4v11.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.3 3 2.2 4.7 5 5',
  x: 'M4 4l16 16M20 4L4 20',
  youtube: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2M10 9.5v5l4.5-2.5z',
};

export type SocialNetwork = keyof typeof PATHS;

/** Whether a document names a network that there is a drawing for (specification: Constants, "Social networks"). */
export function isSocialNetwork(name: string): name is SocialNetwork {
  return Object.hasOwn(PATHS, name);
}

/** A drawing beside or instead of the network's name, which assistive technology gets from elsewhere. */
export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={PATHS[network]} />
    </svg>
  );
}
