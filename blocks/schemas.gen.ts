// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { BlockSchemas } from '#engine/validation/block-schemas.ts';


export const blockSchemas: BlockSchemas = {

};
