import type { SiteConfig } from '../site/site-config.ts';
import { SUSPICIOUS_PATH_CHARACTERS, toSafePath } from './safe-path.ts';

const LONGEST = 2000;
const ADDRESS = /^([a-z][a-z0-9+.-]*):\/\/[^/?#@]+(?:[/?#].*)?$/i;

/** Schemes that mean something to browsers or systems, and are no brand's own. */
const FOREIGN =
  /^(?:about|blob|chrome.*|content|data|facetime|file|filesystem|ftp|geo|intent|jar|javascript|mailto|market|moz-.*|ms-.*|resource|sms|smsto|ssh|tel|vbscript|view-source|wss?)$/;

export type RedirectTargetRules = Pick<SiteConfig, 'hosts' | 'allowedHosts' | 'appSchemes'>;

/**
 * Where a sign-in may lead: a path of this very site, an http or https address on a host that the site allows, or an
 * address of one of its apps; null for anything else (specification: Validation rules, redirect URLs). What comes back
 * is as a browser would read it.
 */
export function toSafeRedirectTarget(site: RedirectTargetRules, target: string): string | null {
  if (target.startsWith('/')) return toSafePath(target);
  if (target.length > LONGEST || SUSPICIOUS_PATH_CHARACTERS.test(target)) return null;
  const scheme = ADDRESS.exec(target)?.[1]?.toLowerCase();
  if (scheme === undefined || !URL.canParse(target)) return null;
  const address = new URL(target);
  if (address.username !== '' || address.password !== '' || SUSPICIOUS_PATH_CHARACTERS.test(address.href)) return null;
  if (scheme === 'http' || scheme === 'https') {
    const hosts = [...site.hosts, ...site.allowedHosts];
    return address.port === '' && hosts.includes(address.hostname) ? address.href : null;
  }
  return site.appSchemes.includes(scheme) && !FOREIGN.test(scheme) ? address.href : null;
}
