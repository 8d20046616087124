/** Adds the app's deep link to a path, for the return to the app. */
export function addAppReturnLinkToPath(path: string, search: string): string {
  const link = new URLSearchParams(search).get('successMobileDeepLink');
  return link === null ? path : `${path}?${new URLSearchParams({ successMobileDeepLink: link })}`;
}
