export type { SaveEnteredCardInput, SaveEnteredCardOutput } from './save-entered-card.types.ts';
