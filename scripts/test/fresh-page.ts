import { beforeAll } from 'vitest';

/** Test files share the window of their worker: each begins at the start page, with nothing on it and nothing kept. */
beforeAll(() => {
  if (typeof document === 'undefined') return;
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  document.title = '';
  for (const storage of [localStorage, sessionStorage]) storage.clear();
});
