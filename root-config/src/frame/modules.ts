import type { AppEntry } from '@atrium/shared-utility/contract'
import type { ParcelProps } from '@atrium/shared-utility'
import { maybe, objectOf, type Shape } from '@atrium/shared-utility/model'
import { readImportMap } from './import-map.ts'

type Step = (props: ParcelProps) => Promise<unknown>
/** Several, as some parcels of single-spa have them, are done one after the other. */
type Lifecycle = Step | Step[]

export type ParcelModule = {
  bootstrap: Lifecycle
  mount: Lifecycle
  unmount: Lifecycle
  update?: Lifecycle | undefined
}

const isStep: Shape<Step> = (value): value is Step => typeof value === 'function'
const isLifecycle: Shape<Lifecycle> = (value): value is Lifecycle =>
  isStep(value) || (Array.isArray(value) && value.length > 0 && value.every(isStep))
const isParcel = objectOf<ParcelModule>({
  bootstrap: isLifecycle,
  mount: isLifecycle,
  unmount: isLifecycle,
  update: maybe(isLifecycle),
})

/** A module came, but it is no parcel. */
export class NoParcel extends Error {
  override readonly name = 'NoParcel'
  constructor(name: string) {
    super(`${name} does not export bootstrap, mount and unmount`)
  }
}

let retries = 0

/** Loads a parcel's entry through the import map and makes sure that it can be mounted. */
export async function importParcel(name: string): Promise<ParcelModule> {
  const loaded: unknown = await System.import(name)
  if (!isParcel(loaded)) throw new NoParcel(name)
  const { bootstrap, mount, unmount, update } = loaded
  return { bootstrap, mount, unmount, update }
}

/**
 * Makes SystemJS forget failed modules, which it otherwise remembers for ever, so that the next import asks again.
 * Healthy modules stay: a second copy of React would be worse than the failure. The entry itself gets an address of its
 * own, because SystemJS cannot forget a load that still hangs, nor the browser a damaged copy in its cache.
 */
export function forgetFailures({ name, url }: Pick<AppEntry, 'name' | 'url'>) {
  for (const address of Object.keys(readImportMap().integrity)) {
    // `get` answers null for what failed, undefined for what was never asked for or is still on its way.
    if (System.get(address) === null) System.delete(address)
  }
  System.addImportMap({ imports: { [name]: `${url}?retry=${(retries += 1)}` } })
}
