import type { RegionOfForm } from '#domain/forms/regional-form.ts';

/** The country of the site in a locale. Without an answer forms and addresses are the usual ones. */
export async function loadRegion(locale: string, signal: AbortSignal): Promise<RegionOfForm | null> {
  try {
    const answer = await fetch(`/_region/${locale}`, { signal });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}
