const prefix = /^\/space-([A-Za-z0-9]{1,32})(?=[/?#]|$)/

/** The enterprise id of `/space-{id}/...`, or null outside of one (specification 9: letters and digits). */
export function spaceOf(path: string) {
  return prefix.exec(path)?.[1] ?? null
}

/** `/space-{id}`, or `''` without an enterprise: what a path inside it starts with, and a router's basename. */
export function spacePath(entId: string | null | undefined) {
  return entId ? `/space-${entId}` : ''
}

/** The path without its `/space-{id}`, taken off once. What follows (query, hash) stays. */
export function stripSpace(path: string) {
  const rest = path.replace(prefix, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/** The path inside an enterprise, whether or not it named one before; without an id, outside of any. */
export function withSpace(path: string, entId: string | null | undefined) {
  return spacePath(entId) + stripSpace(path)
}
