/** Origin of a studio on this machine. */
export function getStudioOrigin(port: number): string {
  return `http://studio.localhost:${port}`;
}
