export const SIGNED_OUT = 'vitrine:signed-out';

/**
 * Leaves a page whose customer is signed out. Where the page says where to, the app leads there; else the page is loaded
 * again, for whoever is left.
 */
export function leaveSignedOut(): void {
  const event = new Event(SIGNED_OUT, { cancelable: true });
  if (document.dispatchEvent(event)) location.reload();
}
