/** In development: shows a changed document at once, and reloads after the server was rebuilt. */
export function watchDevelopmentServer(): void {
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
