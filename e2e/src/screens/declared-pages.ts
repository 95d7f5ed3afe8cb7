import { globSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { inRepository } from '../repository.ts'

const parcel = z.object({ routes: z.array(z.object({ path: z.string(), kind: z.string() })) })

/** The pages that the parcels of this repository declare, and the examples of the demo; the one that new parcels are copied from is no page. */
export function declaredRoutes() {
  return globSync('{microfrontends/[!_]*,importmap/examples/*}/parcel.json', { cwd: inRepository() }).flatMap(
    (file) => parcel.parse(JSON.parse(readFileSync(inRepository(file), 'utf8'))).routes,
  )
}

/** True when the address, with its enterprise and query or without, is on this page. */
export function isOnPage(address: string, page: string) {
  const [path = ''] = address.replace(/^\/space-\w+/, '').split(/[?#]/)
  return new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}
