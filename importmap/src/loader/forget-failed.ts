import type { LoaderPrototype, Registry } from './keep-modules.ts'

/**
 * SystemJS remembers a load that failed for ever; here, another import of that module asks the network again.
 *
 * What needs the module that failed has failed as well, but SystemJS notes that only when it comes to it, and it stops
 * at the first failure. So every module that is not there is looked at now: else a try again would meet the old failure
 * in one of them. What is merely on its way is fetched and executed once, as it would have been.
 */
export function forgetFailed(system: LoaderPrototype) {
  const { instantiate } = system
  const asked = new Set<string>()
  const looking = new Set<string>()
  system.instantiate = function (url, ...rest) {
    asked.add(url)
    return instantiate.call(this, url, ...rest)
  }
  system.onload = function (error) {
    if (!error) return
    for (const url of asked) if (this.has(url) && !this.get(url) && !looking.has(url)) void lookAt(this, url)
  }

  async function lookAt(loader: Registry, url: string) {
    looking.add(url)
    try {
      await loader.import(url)
    } catch {
      // Its importer is told by its own import. It stays while what led to it has not failed: then it is looked at
      // again.
      loader.delete(url)
    } finally {
      looking.delete(url)
    }
  }
}
