// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface PreviewRefusalsMessages {
  /** What this link shows is no longer kept. Ask whoever sent it for a new one. */
  snapshotGone(): string;
  /** The stage is no longer kept. Load the page again. */
  stageGone(): string;
  /** There is nothing at {path}. */
  noPage(values: { readonly path: string }): string;
  /** There is no site ''{site}'' that could be shown. */
  noSite(values: { readonly site: string }): string;
  /** There is no {setting, select, capability {capability} segment {segment} region {region} other {locale}} ''{name}''. There are: {known}. */
  unknown(values: { readonly setting: 'capability' | 'segment' | 'region' | 'locale'; readonly name: string; readonly known: string }): string;
  /** There is no {setting, select, capability {capability} segment {segment} region {region} other {locale}} ''{name}''. Did you mean ''{meant}''? There are: {known}. */
  unknownWithSuggestion(values: { readonly setting: 'capability' | 'segment' | 'region' | 'locale'; readonly name: string; readonly meant: string; readonly known: string }): string;
  /** none */
  none(): string;
}

export const previewRefusalsMessages = createEditorMessages<PreviewRefusalsMessages>('preview-refusals', {
  snapshotGone: "What this link shows is no longer kept. Ask whoever sent it for a new one.",
  stageGone: "The stage is no longer kept. Load the page again.",
  noPage: ["There is nothing at ",[0,"path"],"."],
  noSite: ["There is no site '",[0,"site"],"' that could be shown."],
  unknown: ["There is no ",[10,"setting",{"capability":"capability","segment":"segment","region":"region","other":"locale"}]," '",[0,"name"],"'. There are: ",[0,"known"],"."],
  unknownWithSuggestion: ["There is no ",[10,"setting",{"capability":"capability","segment":"segment","region":"region","other":"locale"}]," '",[0,"name"],"'. Did you mean '",[0,"meant"],"'? There are: ",[0,"known"],"."],
  none: "none",
});
