/** Puts the page's own failure notice in place of the splash: the page knows how, before any module is there. */
export function showFatal(cause: unknown) {
  console.error('The portal could not start', cause)
  window.atriumFatal?.()
}

declare global {
  interface Window {
    /** Written into the page by the server. */
    atriumFatal?: () => void
  }
}
