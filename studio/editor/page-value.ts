/** Settings of a page document that the lists of pages show. */
export interface PageSettings {
  /** Its name for editors, or its title; null where that depends on the address. */
  readonly title: string | null;
  /** Null for a page on a route. */
  readonly path: string | null;
  readonly route: string | null;
  /** Whether the site leaves it out. */
  readonly isHidden: boolean;
}

/** Reads the merged value of a page document. Returns null for one that is deleted. */
export function readPageSettings(value: unknown): PageSettings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { label, head, path, route, disabled }: Record<string, unknown> = Object(value);
  const { title }: Record<string, unknown> = Object(head);
  const shown = toText(title)?.includes('{') ? null : toText(title);
  return { title: toText(label) ?? shown, path: toText(path), route: toText(route), isHidden: disabled === true };
}

function toText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
