/** Puts the page's own failure notice in place of the splash. It needs no module: none may have arrived. */
export function showFatal(page: Document, cause: unknown) {
  console.error('The portal could not start', cause)
  const template = page.querySelector<HTMLTemplateElement>('template#atrium-fatal')
  const root = page.querySelector('#atrium-root')
  if (!template || !root) return
  root.replaceChildren(template.content.cloneNode(true))
  for (const link of root.querySelectorAll('a')) link.addEventListener('click', reload)
}

function reload(event: Event) {
  event.preventDefault()
  location.reload()
}
