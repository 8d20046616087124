export type { AddCardInput, AddCardOutput } from './add-card.types.ts';
