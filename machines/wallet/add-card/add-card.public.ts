export type { SaveEnteredCardInput, SaveEnteredCardOutput } from './add-card.types.ts';
