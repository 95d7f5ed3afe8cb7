/** The files that SystemJS knows by now, by absolute address: what each needs, and what it must be. */
export function readImportMap() {
  const { depcache = {}, integrity = {} }: System.ImportMap & { depcache?: Record<string, string[]> } =
    System.getImportMap()
  return { depcache, integrity }
}

/** Brings the part of the map that the page of a visitor was not sent; elsewhere all of it is there. */
export async function completeImportMap() {
  await window.atriumCompleteMap?.()
}

declare global {
  interface Window {
    atriumCompleteMap?: () => Promise<void>
  }
}
