import { createRoot } from 'react-dom/client';
import { Studio } from './studio.tsx';
import './styles/base.css';
import './styles/block-form.css';
import './styles/block-list.css';
import './styles/dialog.css';
import './styles/editor.css';
import './styles/home.css';
import './styles/stage.css';

const root = document.getElementById('studio');
if (root) createRoot(root).render(<Studio />);
