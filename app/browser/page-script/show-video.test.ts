// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { replaceLinkWithVideo } from './show-video.ts';

const FRAME = 'https://videos.invalid/embed/1';

beforeEach(() => {
  document.body.innerHTML = `<div class="prose"><p>Before</p><p><a href="https://videos.invalid/1" data-video="${FRAME}" data-video-name="A draw">Play the video: A draw</a></p></div>`;
});

test('replaceLinkWithVideo puts a player with the title of the video in place of the link', () => {
  const link = document.querySelector('a');
  if (!link) throw new Error('there is a link');
  replaceLinkWithVideo(link);
  const frame = document.querySelector('iframe');
  expect([frame?.src, frame?.title, document.querySelector('a')]).toEqual([FRAME, 'A draw', null]);
  expect(document.querySelectorAll('.prose > *').length).toBe(2);
});
