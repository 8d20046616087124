// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PicturesMessages {
  /** No picture yet. */
  none(): string;
  /** Choose picture */
  choose(): string;
  /** Remove picture */
  remove(): string;
  /** Choose a picture */
  heading(): string;
  /** Find a picture */
  search(): string;
  /** Pictures: {count} */
  found(values: { readonly count: number }): string;
  /** No picture has these words. */
  noneFound(): string;
  /** Pictures of {site} */
  own(values: { readonly site: string }): string;
  /** Shared with other brands */
  inherited(): string;
  /** Upload a picture */
  upload(): string;
  /** Or drop one here: JPG, PNG, WebP, AVIF or SVG, at most 8 MB. */
  uploadHelp(): string;
  /** Uploading {file} */
  uploading(values: { readonly file: string }): string;
  /** {file} is uploaded and prepared for the page… */
  preparing(values: { readonly file: string }): string;
  /** {file} is chosen. */
  taken(values: { readonly file: string }): string;
  /** {width} × {height} */
  size(values: { readonly width: string; readonly height: string }): string;
  /** For people who can't see it */
  altHeading(): string;
  /** It shows something */
  altDescribed(): string;
  /** It only decorates */
  altDecorative(): string;
  /** Read aloud in place of the picture. */
  altHelp(): string;
  /** Describe what the picture shows, or choose that it only decorates. */
  altMissing(): string;
  /** This text is about the picture before. Does it still fit? */
  altOutdated(): string;
  /** It fits */
  altFits(): string;
  /** Part that stays in view */
  focus(): string;
  /** Press on the picture, or use the arrow keys. */
  focusHelp(): string;
  /** Centre */
  focusCenter(): string;
  /** Top */
  focusTop(): string;
  /** Bottom */
  focusBottom(): string;
  /** Left */
  focusLeft(): string;
  /** Right */
  focusRight(): string;
  /** 1:1 */
  square(): string;
  /** 16:9 */
  wide(): string;
  /** 9:16 */
  tall(): string;
  /** The picture is larger than 8 MB. Save it smaller: no page needs more than 1600 pixels across. */
  tooLarge(): string;
  /** “{file}” is no picture that pages can show, or is damaged. Use JPG, PNG, WebP, AVIF or SVG. */
  wrongType(values: { readonly file: string }): string;
  /** “{file}” can't be used. {reason} */
  refused(values: { readonly file: string; readonly reason: string }): string;
  /** “{file}” is damaged: a part of it is missing. Download or export it again. */
  broken(values: { readonly file: string }): string;
}

export const picturesMessages = createEditorMessages<PicturesMessages>('pictures', {
  none: "No picture yet.",
  choose: "Choose picture",
  remove: "Remove picture",
  heading: "Choose a picture",
  search: "Find a picture",
  found: ["Pictures: ",[1,"count"]],
  noneFound: "No picture has these words.",
  own: ["Pictures of ",[0,"site"]],
  inherited: "Shared with other brands",
  upload: "Upload a picture",
  uploadHelp: "Or drop one here: JPG, PNG, WebP, AVIF or SVG, at most 8 MB.",
  uploading: ["Uploading ",[0,"file"]],
  preparing: [[0,"file"]," is uploaded and prepared for the page…"],
  taken: [[0,"file"]," is chosen."],
  size: [[0,"width"]," × ",[0,"height"]],
  altHeading: "For people who can't see it",
  altDescribed: "It shows something",
  altDecorative: "It only decorates",
  altHelp: "Read aloud in place of the picture.",
  altMissing: "Describe what the picture shows, or choose that it only decorates.",
  altOutdated: "This text is about the picture before. Does it still fit?",
  altFits: "It fits",
  focus: "Part that stays in view",
  focusHelp: "Press on the picture, or use the arrow keys.",
  focusCenter: "Centre",
  focusTop: "Top",
  focusBottom: "Bottom",
  focusLeft: "Left",
  focusRight: "Right",
  square: "1:1",
  wide: "16:9",
  tall: "9:16",
  tooLarge: "The picture is larger than 8 MB. Save it smaller: no page needs more than 1600 pixels across.",
  wrongType: ["“",[0,"file"],"” is no picture that pages can show, or is damaged. Use JPG, PNG, WebP, AVIF or SVG."],
  refused: ["“",[0,"file"],"” can't be used. ",[0,"reason"]],
  broken: ["“",[0,"file"],"” is damaged: a part of it is missing. Download or export it again."],
});
