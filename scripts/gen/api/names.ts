/** The identifier of a call: `anon-cart.items.add` becomes `anonCartItemsAdd`. */
export function toCallIdentifier(id: string): string {
  return id.replace(/[.-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function toCallTypeName(id: string): string {
  const name = toCallIdentifier(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
