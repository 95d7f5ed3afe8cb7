type Registration = [dependencies: string[], declare: System.DeclareFn]

/**
 * The modules of the first page travel in one file. Each is kept under the path that the import map names, and
 * handed out whenever SystemJS asks for that URL: the map and `System.delete` work as if it had been fetched.
 */
export function keepModules(system: LoaderPrototype) {
  const kept = new Map<string, Registration>()
  const fetchModule = system.instantiate
  system.instantiate = function (url, ...rest) {
    return kept.get(url.replace(location.origin, '')) ?? fetchModule.call(this, url, ...rest)
  }
  return (path: string) => ({
    register: (...registration: Registration) => void kept.set(path, registration),
  })
}

/** The hooks of SystemJS that are ours to replace. */
export type LoaderPrototype = {
  instantiate: (this: unknown, url: string, ...rest: unknown[]) => unknown
  createScript: (this: unknown, url: string) => HTMLScriptElement | Promise<HTMLScriptElement>
  onload: (this: Registry, error: unknown, url: string) => void
}

/** The modules that SystemJS knows: `get` answers undefined for one that is not there yet, null for one that failed. */
export type Registry = Pick<typeof System, 'delete' | 'has' | 'get' | 'import'>
