import { beforeAll } from 'vitest';

/** Test files share the window of their worker: each starts at the home page with an empty document and storage. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});
