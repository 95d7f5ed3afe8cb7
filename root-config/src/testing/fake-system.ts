/** What System.import of a parcel does; a function, so that a retry may do another thing. */
export type FakeModules = Record<string, () => Promise<unknown>>

/** What asks for a script stands on the prototype, where the shell puts something around it. */
class Loader {
  instantiate(_url: string): unknown {
    return never()
  }
}

/** Stands in for SystemJS: its modules are given, its memory of failures works like the real one's. */
export function fakeSystem(modules: FakeModules, files: readonly string[] = []) {
  const asked: string[] = []
  const deleted: string[] = []
  const system = Object.assign(new Loader(), {
    import: (name: string) => {
      asked.push(name)
      return modules[name]?.() ?? Promise.reject(new Error(`Nothing at ${name}`))
    },
    get: () => null,
    has: () => false,
    delete: (url: string) => deleted.push(url),
    addImportMap: () => undefined,
    getImportMap: () => ({ integrity: Object.fromEntries(files.map((url) => [new URL(url, location.href).href, ''])) }),
  })
  Object.defineProperty(globalThis, 'System', { value: system, configurable: true })
  return { asked, deleted, loader: system, change: (changes: FakeModules) => Object.assign(modules, changes) }
}

/** A promise that never gets an answer. */
export function never() {
  return new Promise<never>(() => undefined)
}
