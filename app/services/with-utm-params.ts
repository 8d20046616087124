const UTM = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign'];

/** Adds the UTM parameters of the current search to a path. */
export function addUtmParamsToPath(path: string, search: string): string {
  const utmParams = [...new URLSearchParams(search)].filter(([name]) => UTM.includes(name));
  if (utmParams.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(utmParams)}`;
}
