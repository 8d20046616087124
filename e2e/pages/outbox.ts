/** The path that the newest mail to somebody links to, as the sandbox keeps it. */
export async function newestLink(apiUrl: string, site: string, to: string, start: string): Promise<string> {
  const response = await fetch(`${apiUrl}/_outbox.json?${new URLSearchParams({ site, to })}`);
  const mails: readonly { readonly link: string | null }[] = await response.json();
  const link = mails.find((mail) => mail.link?.startsWith(start))?.link;
  if (!link) throw new Error(`no mail to ${to} links to ${start}`);
  return link;
}
