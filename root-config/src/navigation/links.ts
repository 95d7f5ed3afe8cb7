type Go = (url: string) => void

/** The server's calls and files: links to them are the browser's. */
const serverPaths = /^\/(?:space-[A-Za-z0-9]+\/)?(?:api2?|sapi|napi|service_org|assets|openapi\.json)(?:\/|$|\?)/

/** Turns plain clicks on links within the portal into navigations of the shell, for every parcel at once. */
export function interceptLinks(page: Document, go: Go): () => void {
  const handleClick = (event: MouseEvent) => {
    const url = portalUrl(event)
    if (url === null) return
    event.preventDefault()
    go(url)
  }
  page.addEventListener('click', handleClick)
  return () => page.removeEventListener('click', handleClick)
}

function portalUrl(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event)) return null
  if (link.target !== '' && link.target !== '_self') return null
  if (link.hasAttribute('download') || link.origin !== window.location.origin) return null
  const url = link.pathname + link.search + link.hash
  return serverPaths.test(url) || isWithinPage(link) ? null : url
}

/** A click that asks for a new tab or window stays the browser's. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}

function isWithinPage({ hash, pathname, search }: HTMLAnchorElement) {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search
}
