/** As some password managers and hosts fill a field: the text is there, and no event tells of it. */
export function fillSilently(field: HTMLElement, text: string) {
  // By the page's own property React would know at least that something was written.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field)
}
