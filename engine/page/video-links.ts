import type { RichText, RichTextVideo } from './block-values.ts';
import type { VideoLinksMessages } from './video-links.messages.gen.ts';

/** The part of the HTML tree that this step changes. */
interface TreeNode {
  readonly type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: TreeNode[];
}

/** Videos that texts may show, as links. */
export interface VideoLinkOptions {
  /** Origins of their frames. */
  readonly origins: readonly string[];
  readonly messages: VideoLinksMessages;
}

/** Privacy-friendly hosts by the hosts that editors copy. */
const QUIETER: Readonly<Record<string, string>> = { 'https://www.youtube.com': 'https://www.youtube-nocookie.com' };

/** Videos of a rendered text. Only links made by the renderer name a frame. */
export function listVideosInRenderedText({ html }: RichText): RichTextVideo[] {
  return [...html.matchAll(/ data-video="([^"]*)"(?: data-video-name="([^"]*)")?/g)].map(
    ([, frame = '', name = '']) => ({
      name: unescaped(name),
      frame: unescaped(frame),
    }),
  );
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/**
 * Replaces frames of allowed origins in unsanitised HTML by links with `data-video`, and `data-video-name` where they
 * have a title, and removes these attributes elsewhere.
 */
export function createVideoFrameToLinkReplacer(options: VideoLinkOptions | null) {
  return (tree: TreeNode): void => visit(tree, options);
}

function visit(node: TreeNode, options: VideoLinkOptions | null): void {
  if (node.tagName === 'a' && node.properties) {
    delete node.properties['dataVideo'];
    delete node.properties['dataVideoName'];
  }
  const { children } = node;
  children?.forEach((child, index) => {
    if (child.tagName === 'iframe') children[index] = (options && linkTo(child, options)) ?? child;
    else visit(child, options);
  });
}

function linkTo({ properties = {} }: TreeNode, { origins, messages }: VideoLinkOptions): TreeNode | null {
  const { src, title } = properties;
  const frame = typeof src === 'string' ? parseAllowedVideoFrame(src, origins) : null;
  if (!frame) return null;
  const name = typeof title === 'string' ? title.trim() : '';
  const link: TreeNode = {
    type: 'element',
    tagName: 'a',
    properties: { href: pageOf(frame), dataVideo: frame.href, ...(name !== '' && { dataVideoName: name }) },
    children: [{ type: 'text', value: name === '' ? messages.play() : messages.playNamed({ title: name }) }],
  };
  return { type: 'element', tagName: 'p', properties: {}, children: [link] };
}

/** Address of an allowed frame; null for any other. */
export function parseAllowedVideoFrame(src: string, origins: readonly string[]): URL | null {
  const address = src.startsWith('//') ? `https:${src}` : src;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const origin = QUIETER[url.origin] ?? url.origin;
  if (!origins.includes(origin) || url.username !== '' || url.password !== '') return null;
  return new URL(url.pathname + url.search, origin);
}

/** Page of the video on its host. */
function pageOf({ href, hostname, pathname }: URL): string {
  const id = pathname.split('/').at(-1) ?? '';
  if (hostname === 'www.youtube-nocookie.com') return `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`;
  if (hostname === 'player.vimeo.com') return `https://vimeo.com/${encodeURIComponent(id)}`;
  return href;
}
