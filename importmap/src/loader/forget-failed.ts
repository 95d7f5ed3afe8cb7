import type { LoaderPrototype } from './keep-modules.ts'

/** SystemJS remembers a load that failed for ever; here, whoever imports that module again asks the network again. */
export function forgetFailed(system: LoaderPrototype) {
  system.onload = function (error, url) {
    if (error) this.delete(url)
  }
}
