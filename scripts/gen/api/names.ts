/** The name of a call in code: `anon-cart.items.add` is `anonCartItemsAdd`. */
export function callName(id: string): string {
  return id.replace(/[.-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function typeName(id: string): string {
  const name = callName(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
