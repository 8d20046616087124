/** The path with the address of the app that opened the shop, to be told there that all went well. */
export function withDeepLink(path: string, search: string): string {
  const link = new URLSearchParams(search).get('successMobileDeepLink');
  return link === null ? path : `${path}?${new URLSearchParams({ successMobileDeepLink: link })}`;
}
