// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { createEditorMessages } from '#engine/messages/editor-messages.ts';

export interface FlowPreviewMessages {
  /** In the state ''{state}'' the flow ''{flow}'' shows nothing: a script runs it on any page. */
  silent(values: { readonly flow: string; readonly state: string }): string;
  /** In the state ''{state}'' the flow ''{flow}'' is drawn by a script over any page, with the text of the script that opens it. */
  drawn(values: { readonly flow: string; readonly state: string }): string;
  /** There is no flow ''{flow}''. Did you mean ''{meant}''? Flows: {known}. */
  unknownFlow(values: { readonly flow: string; readonly meant: string; readonly known: string }): string;
  /** There is no state ''{state}''. Did you mean ''{meant}''? States of {flow}: {known}. */
  unknownState(values: { readonly flow: string; readonly state: string; readonly meant: string; readonly known: string }): string;
  /** Choose a state. States of {flow}: {known}. */
  noState(values: { readonly flow: string; readonly known: string }): string;
}

export const flowPreviewMessages = createEditorMessages<FlowPreviewMessages>('flow-preview', {
  silent: ["In the state '",[0,"state"],"' the flow '",[0,"flow"],"' shows nothing: a script runs it on any page."],
  drawn: ["In the state '",[0,"state"],"' the flow '",[0,"flow"],"' is drawn by a script over any page, with the text of the script that opens it."],
  unknownFlow: ["There is no flow '",[0,"flow"],"'. Did you mean '",[0,"meant"],"'? Flows: ",[0,"known"],"."],
  unknownState: ["There is no state '",[0,"state"],"'. Did you mean '",[0,"meant"],"'? States of ",[0,"flow"],": ",[0,"known"],"."],
  noState: ["Choose a state. States of ",[0,"flow"],": ",[0,"known"],"."],
});
