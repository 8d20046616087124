// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import type { MessageCatalogue } from '#engine/messages/message-catalogue.ts';
import { readMessages } from '#engine/messages/read-messages.ts';
import blockPicker from './app/block-picker.messages.json' with { type: 'json' };
import blockTools from './app/block-tools.messages.json' with { type: 'json' };
import contentPlaces from './app/content-places.messages.json' with { type: 'json' };
import documentEditor from './app/document-editor.messages.json' with { type: 'json' };
import documentList from './app/document-list.messages.json' with { type: 'json' };
import earlierVersions from './app/earlier-versions.messages.json' with { type: 'json' };
import colourField from './app/fields/colour-field.messages.json' with { type: 'json' };
import fieldGroups from './app/fields/field-groups.messages.json' with { type: 'json' };
import linkDialog from './app/fields/link-dialog.messages.json' with { type: 'json' };
import listField from './app/fields/list-field.messages.json' with { type: 'json' };
import mapField from './app/fields/map-field.messages.json' with { type: 'json' };
import markdownField from './app/fields/markdown-field.messages.json' with { type: 'json' };
import sharedText from './app/fields/shared-text.messages.json' with { type: 'json' };
import switchField from './app/fields/switch-field.messages.json' with { type: 'json' };
import home from './app/home.messages.json' with { type: 'json' };
import languageDialog from './app/language-dialog.messages.json' with { type: 'json' };
import pageRemoval from './app/page-removal.messages.json' with { type: 'json' };
import pageSettings from './app/page-settings.messages.json' with { type: 'json' };
import presence from './app/presence.messages.json' with { type: 'json' };
import savingState from './app/saving-state.messages.json' with { type: 'json' };
import searchPreview from './app/search-preview.messages.json' with { type: 'json' };
import signOut from './app/sign-out.messages.json' with { type: 'json' };
import unreadableDocument from './app/unreadable-document.messages.json' with { type: 'json' };
import unsavedCopies from './app/unsaved-copies.messages.json' with { type: 'json' };
import words from './app/words/words.messages.json' with { type: 'json' };
import blockList from './editor/block-list.messages.json' with { type: 'json' };
import changeNames from './editor/change-names.messages.json' with { type: 'json' };
import changes from './editor/changes.messages.json' with { type: 'json' };
import commandPalette from './editor/command-palette.messages.json' with { type: 'json' };
import conflicts from './editor/conflicts.messages.json' with { type: 'json' };
import documentKinds from './editor/document-kinds.messages.json' with { type: 'json' };
import editorBar from './editor/editor-bar.messages.json' with { type: 'json' };
import editorNotices from './editor/editor-notices.messages.json' with { type: 'json' };
import failures from './editor/failures.messages.json' with { type: 'json' };
import fields from './editor/fields.messages.json' with { type: 'json' };
import gateField from './editor/gate-field.messages.json' with { type: 'json' };
import newPage from './editor/new-page.messages.json' with { type: 'json' };
import problemList from './editor/problem-list.messages.json' with { type: 'json' };
import publishDialog from './editor/publish-dialog.messages.json' with { type: 'json' };
import publishPictures from './editor/publish-pictures.messages.json' with { type: 'json' };
import reach from './editor/reach.messages.json' with { type: 'json' };
import sharedSite from './editor/shared-site.messages.json' with { type: 'json' };
import stage from './editor/stage.messages.json' with { type: 'json' };
import tour from './editor/tour.messages.json' with { type: 'json' };
import unseenBlocks from './editor/unseen-blocks.messages.json' with { type: 'json' };
import viewerChoice from './editor/viewer-choice.messages.json' with { type: 'json' };
import access from './messages/access.messages.json' with { type: 'json' };
import cms from './messages/cms.messages.json' with { type: 'json' };
import pictures from './messages/pictures.messages.json' with { type: 'json' };
import requests from './messages/requests.messages.json' with { type: 'json' };
import studio from './messages/studio.messages.json' with { type: 'json' };

/** Catalogues by name. */
export const studioMessageCatalogues: Readonly<Record<string, MessageCatalogue>> = {
  'block-picker': readMessages(blockPicker),
  'block-tools': readMessages(blockTools),
  'content-places': readMessages(contentPlaces),
  'document-editor': readMessages(documentEditor),
  'document-list': readMessages(documentList),
  'earlier-versions': readMessages(earlierVersions),
  'colour-field': readMessages(colourField),
  'field-groups': readMessages(fieldGroups),
  'link-dialog': readMessages(linkDialog),
  'list-field': readMessages(listField),
  'map-field': readMessages(mapField),
  'markdown-field': readMessages(markdownField),
  'shared-text': readMessages(sharedText),
  'switch-field': readMessages(switchField),
  'home': readMessages(home),
  'language-dialog': readMessages(languageDialog),
  'page-removal': readMessages(pageRemoval),
  'page-settings': readMessages(pageSettings),
  'presence': readMessages(presence),
  'saving-state': readMessages(savingState),
  'search-preview': readMessages(searchPreview),
  'sign-out': readMessages(signOut),
  'unreadable-document': readMessages(unreadableDocument),
  'unsaved-copies': readMessages(unsavedCopies),
  'words': readMessages(words),
  'block-list': readMessages(blockList),
  'change-names': readMessages(changeNames),
  'changes': readMessages(changes),
  'command-palette': readMessages(commandPalette),
  'conflicts': readMessages(conflicts),
  'document-kinds': readMessages(documentKinds),
  'editor-bar': readMessages(editorBar),
  'editor-notices': readMessages(editorNotices),
  'failures': readMessages(failures),
  'fields': readMessages(fields),
  'gate-field': readMessages(gateField),
  'new-page': readMessages(newPage),
  'problem-list': readMessages(problemList),
  'publish-dialog': readMessages(publishDialog),
  'publish-pictures': readMessages(publishPictures),
  'reach': readMessages(reach),
  'shared-site': readMessages(sharedSite),
  'stage': readMessages(stage),
  'tour': readMessages(tour),
  'unseen-blocks': readMessages(unseenBlocks),
  'viewer-choice': readMessages(viewerChoice),
  'access': readMessages(access),
  'cms': readMessages(cms),
  'pictures': readMessages(pictures),
  'requests': readMessages(requests),
  'studio': readMessages(studio),
};
