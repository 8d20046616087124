/** The link with the prefix `start` in the newest mail to an address. */
export async function findNewestMailLink(apiUrl: string, site: string, to: string, start: string): Promise<string> {
  const response = await fetch(`${apiUrl}/_outbox.json?${new URLSearchParams({ site, to })}`);
  const mails: readonly { readonly link: string | null }[] = await response.json();
  const link = mails.find((mail) => mail.link?.startsWith(start))?.link;
  if (!link) throw new Error(`no mail to ${to} links to ${start}`);
  return link;
}

/** The six-digit code of the newest mail to an address. */
export async function findNewestMailCode(apiUrl: string, site: string, to: string): Promise<string> {
  const response = await fetch(`${apiUrl}/_outbox.json?${new URLSearchParams({ site, to })}`);
  const mails: readonly { readonly subject: string }[] = await response.json();
  const code = mails.flatMap(({ subject }) => /\b\d{6}\b/.exec(subject) ?? [])[0];
  if (!code) throw new Error(`no mail to ${to} holds a code`);
  return code;
}

export async function sendSandboxNewsletterMail(apiUrl: string, site: string, email: string): Promise<void> {
  const body = new URLSearchParams({ site, email, action: 'newsletter' });
  await fetch(`${apiUrl}/_outbox/support`, { method: 'POST', body, redirect: 'manual' });
}

/** Sends an autologin mail, and returns the path of its link. */
export async function sendSandboxAutologinMail(apiUrl: string, site: string, email: string): Promise<string> {
  const body = new URLSearchParams({ site, email, action: 'autologin' });
  await fetch(`${apiUrl}/_outbox/support`, { method: 'POST', body, redirect: 'manual' });
  return findNewestMailLink(apiUrl, site, email, '/login/autologin/');
}
