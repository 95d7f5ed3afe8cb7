import { safeReturn } from '../model/return-url.ts'
import { tabStore } from '../page/storage.ts'

const key = 'atrium.actingReturn'
/** Where operators begin to act as a person. */
const usersPath = '/sysop/users'

/** Before an operator acts as a person in this tab: the page as they leave it, with the filter in its address. */
export function keepActingReturn({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  tabStore.set(key, pathname + search)
}

/** Where an operator comes back to: their page in the tab that they began in, the list of people in any other. */
export function actingReturn({ origin }: Pick<Location, 'origin'>) {
  return safeReturn(tabStore.get(key), { origin, home: usersPath })
}
