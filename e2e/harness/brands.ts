export const BRANDS = ['harbour', 'lantern', 'sunnyside'] as const;

export type Brand = (typeof BRANDS)[number];
