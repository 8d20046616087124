/** Ref that colours an element: the content security policy refuses style attributes. */
export function fillWithColour(colour: string): (element: HTMLElement | null) => void {
  return (element) => {
    if (element) element.style.backgroundColor = colour;
  };
}
