/** Sanitised HTML rendered from Markdown. */
export interface RichText {
  readonly html: string;
}

export interface RichTextVideo {
  readonly name: string;
  /** Address of the video frame. */
  readonly frame: string;
}

/** Target of a link after its route was resolved. */
export interface ResolvedLink {
  readonly href: string;
  readonly external: boolean;
}

/** A mirrored picture, ready for an `img` element. Width and height are in CSS pixels. */
export interface ResolvedImage {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly focus: 'center' | 'top' | 'bottom' | 'left' | 'right';
}

/** An item of a navigation document that this visitor may see. */
export interface ResolvedNavigationItem {
  readonly id: string;
  readonly label: string;
  readonly link: ResolvedLink | null;
  readonly routeType: 'external' | 'internal' | 'internal_dynamic' | 'none';
  readonly type: string | null;
  readonly icon: string | null;
  readonly children: readonly ResolvedNavigationItem[];
}
