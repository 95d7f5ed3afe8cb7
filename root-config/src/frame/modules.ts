import { z } from 'zod'
import type { AppEntry } from '@atrium/shared-utility/contract'
import type { ParcelProps } from '@atrium/shared-utility'

type Lifecycle = (props: ParcelProps) => Promise<unknown>

const lifecycle = z.custom<Lifecycle>((value) => typeof value === 'function', 'is no function')
const parcelModule = z.object({
  bootstrap: lifecycle,
  mount: lifecycle,
  unmount: lifecycle,
  update: lifecycle.optional(),
})
export type ParcelModule = z.infer<typeof parcelModule>

const importMap = z.object({ integrity: z.record(z.string(), z.string()).default({}) })

let retries = 0

/** Loads a sub-app's entry through the import map and makes sure that it is a parcel. */
export async function importParcel(name: string): Promise<ParcelModule> {
  const loaded: unknown = await System.import(name)
  return parcelModule.parse(loaded)
}

/**
 * Makes SystemJS forget what failed, which it otherwise remembers for ever, so that the next import asks again.
 * Healthy modules stay: a second copy of React would be worse than the failure. The entry itself gets an address of
 * its own, because SystemJS cannot forget a load that still hangs, nor the browser a damaged copy in its cache.
 */
export function forgetFailures({ name, url }: Pick<AppEntry, 'name' | 'url'>) {
  for (const file of Object.keys(readIntegrity())) {
    const address = new URL(file, window.location.href).href
    // `get` answers null for what failed, undefined for what was never asked for or is still on its way.
    if (System.get(address) === null) System.delete(address)
  }
  System.addImportMap({ imports: { [name]: `${url}?retry=${(retries += 1)}` } })
}

function readIntegrity() {
  const written = document.querySelector('script[type="systemjs-importmap"]')?.textContent
  return written ? importMap.parse(JSON.parse(written)).integrity : {}
}
