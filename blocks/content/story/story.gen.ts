// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
/**
 * One story of the blog, with its picture, its day and its subjects.
 */
export interface StoryProps {}
