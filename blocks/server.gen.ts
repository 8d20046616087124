// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.


export const serverBlocks = {

};
