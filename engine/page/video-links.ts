import type { RichText, RichTextVideo } from './block-values.ts';

/** The part of the HTML tree that this step changes. */
interface TreeNode {
  readonly type: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: TreeNode[];
}

const WORDS = { play: 'Play the video', named: 'Play the video:' };

/** Privacy-friendly hosts by the hosts that editors copy. */
const QUIETER: Readonly<Record<string, string>> = { 'https://www.youtube.com': 'https://www.youtube-nocookie.com' };

/** Videos of a rendered text. Only links made by the renderer name a frame. */
export function listVideosInRenderedText({ html }: RichText): RichTextVideo[] {
  return [...html.matchAll(/ data-video="([^"]*)"[^>]*>([^<]*)</g)].map(([, frame = '', words = '']) => ({
    name: unescaped(words).replace(/^[^:]*: ?/, ''),
    frame: unescaped(frame),
  }));
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
 * Replaces frames of allowed origins in unsanitised HTML by links with `data-video`, and removes that attribute
 * elsewhere.
 */
export function createVideoFrameToLinkReplacer(origins: readonly string[]) {
  return (tree: TreeNode): void => visit(tree, origins);
}

function visit(node: TreeNode, origins: readonly string[]): void {
  if (node.tagName === 'a' && node.properties) delete node.properties['dataVideo'];
  const { children } = node;
  children?.forEach((child, index) => {
    if (child.tagName === 'iframe') children[index] = linkTo(child, origins) ?? child;
    else visit(child, origins);
  });
}

function linkTo({ properties = {} }: TreeNode, origins: readonly string[]): TreeNode | null {
  const { src, title } = properties;
  const frame = typeof src === 'string' ? parseAllowedVideoFrame(src, origins) : null;
  if (!frame) return null;
  const text = typeof title === 'string' && title.trim() !== '' ? `${WORDS.named} ${title.trim()}` : WORDS.play;
  const link: TreeNode = {
    type: 'element',
    tagName: 'a',
    properties: { href: pageOf(frame), dataVideo: frame.href },
    children: [{ type: 'text', value: text }],
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
