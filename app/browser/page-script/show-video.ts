/** Replaces a clicked video link by the player and focuses it. */
export function replaceLinkWithVideo(link: HTMLAnchorElement): void {
  const { video = '', videoName = '' } = link.dataset;
  const frame = document.createElement('iframe');
  frame.src = video;
  frame.className = 'video';
  frame.title = videoName || (link.textContent ?? '');
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  (link.parentElement?.childElementCount === 1 ? link.parentElement : link).replaceWith(frame);
  frame.focus();
}
