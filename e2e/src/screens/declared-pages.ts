import { globSync, readFileSync } from 'node:fs'
import { parcelDeclaration, UserType } from '@atrium/shared-utility/contract'
import { inRepository } from '../repository.ts'
import type { Screen } from './screen.ts'

/** The pages that the parcels of this repository declare, and the examples of the demo; the one that new parcels are copied from is no page. */
export function declaredRoutes() {
  return globSync('{microfrontends/[!_]*,importmap/examples/*}/parcel.json', { cwd: inRepository() }).flatMap(
    (file) => parcelDeclaration.parse(JSON.parse(readFileSync(inRepository(file), 'utf8'))).routes,
  )
}

/** Pages that no screen of the list shows and that need no state: each is a screen as the first of its people finds it. */
export function plainScreens(named: readonly Screen[]): Screen[] {
  return declaredRoutes()
    .filter(({ path, userTypes = [] }) => userTypes.length > 0 && !path.includes(':') && !isShown(path, named))
    .map(({ path, userTypes: [first = 'member'] = [] }) => ({
      name: path.slice(1).replaceAll('/', '-'),
      userType: UserType[first],
      path,
    }))
}

/** Whether one of these screens is a state of this page. */
export function isShown(page: string, screens: readonly Screen[]) {
  return screens.some(({ path }) => isOnPage(path, page))
}

/** True when the address, with its enterprise and query or without, is on this page. */
export function isOnPage(address: string, page: string) {
  const [path = ''] = address.replace(/^\/space-\w+/, '').split(/[?#]/)
  return new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
}
