/** The identifier of a call: `anon-cart.items.add` becomes `anonCartItemsAdd`. */
export function toCallName(id: string): string {
  return id.replace(/[.-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

export function toTypeName(id: string): string {
  const name = toCallName(id);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
