export async function measureScale(){return []}
