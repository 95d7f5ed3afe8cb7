/** A form's field by its name; undefined when the form does not show it. */
export function fieldIn(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name)
  const field = found instanceof RadioNodeList ? found[0] : found
  return field instanceof HTMLElement ? field : undefined
}
