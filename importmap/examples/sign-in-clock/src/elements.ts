type Content = (Node | string)[]

/** An element with attributes and content: pages take no text as markup. */
export function element(name: string, attributes: Record<string, string> = {}, ...content: Content) {
  return filled(document.createElement(name), attributes, content)
}

export function drawn(name: string, attributes: Record<string, string> = {}, ...content: Content) {
  return filled(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, content)
}

function filled<T extends Element>(made: T, attributes: Record<string, string>, content: Content) {
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}
