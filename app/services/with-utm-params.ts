const UTM = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign'];

/** Adds the UTM parameters of the current search to a path. */
export function addUtmParamsToPath(path: string, search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => UTM.includes(name));
  if (kept.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(kept)}`;
}
