import { createRoot } from 'react-dom/client';
import { Studio } from './studio.tsx';
import './studio.css';

const root = document.getElementById('studio');
if (root) createRoot(root).render(<Studio />);
