/** Development only: reloads the page when a document or the build has changed. */
export function reloadOnDevelopmentChange(): void {
  const events = new EventSource('/_dev');
  let lost = false;
  events.addEventListener('documents', () => location.reload());
  events.addEventListener('error', () => {
    lost = true;
  });
  events.addEventListener('open', () => {
    if (lost) location.reload();
  });
}
