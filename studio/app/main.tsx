import { createRoot } from 'react-dom/client';
import { setLanguageReader } from '#engine/messages/editor-messages.ts';
import { createCmsPort } from '../editor/directus/cms-port.ts';
import { createDirectusHome } from '../editor/directus/directus-home.ts';
import { filesHome, type StudioHome } from '../editor/studio-home.ts';
import { accessMessages } from '../messages/access.messages.gen.ts';
import { readOfferedLanguages, readPageLanguage } from '../messages/page-language.ts';
import { Studio } from './studio.tsx';
import './styles/base.css';
import './styles/block-form.css';
import './styles/block-list.css';
import './styles/block-picker.css';
import './styles/colour-field.css';
import './styles/command-palette.css';
import './styles/context.css';
import './styles/dialog.css';
import './styles/documents.css';
import './styles/editor.css';
import './styles/entries.css';
import './styles/form-sections.css';
import './styles/gate-field.css';
import './styles/home.css';
import './styles/new-page.css';
import './styles/number-field.css';
import './styles/picture-dialog.css';
import './styles/picture-field.css';
import './styles/publish-pictures.css';
import './styles/search-dialog.css';
import './styles/search-preview.css';
import './styles/stage.css';
import './styles/text-field.css';
import './styles/tour.css';
import './styles/typeface.css';
import './styles/versions.css';
import './styles/words.css';

const language = readPageLanguage(document);
setLanguageReader(() => language);

const root = document.getElementById('studio');
const home = root && findHome(root.dataset['cms']);
if (root)
  createRoot(root).render(
    home ? (
      <Studio home={home} languages={readOfferedLanguages(document)} />
    ) : (
      <p role="alert">{accessMessages.noTicket()}</p>
    ),
  );

/**
 * The server decides where documents are stored. Returns null where a CMS stores them and does not frame the studio.
 *
 * @param cms origin of the CMS; undefined for files
 */
function findHome(cms: string | undefined): StudioHome | null {
  if (cms === undefined) return filesHome;
  if (window.parent === window) return null;
  const listen: Parameters<typeof createCmsPort>[0]['listen'] = (receive) => addEventListener('message', receive);
  return createDirectusHome(createCmsPort({ origin: cms, cms: window.parent, listen }), Date.now);
}
