import { call } from '../call/call.ts'
import { maintenanceUrl } from '../call/page-urls.ts'
import { landing } from '../model/landing.ts'
import { safeReturn } from '../model/return-url.ts'
import type { NavigateOptions } from '../page/portal.ts'
import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { currentSpace, inCurrentSpace } from './current-space.ts'
import { navigate } from './navigation.ts'

/** Goes where a person of this type lands (specification 2); the server knows the edition and the links. */
export async function navigateToHome(options: NavigateOptions = {}) {
  await navigate(await homePath(), options)
}

/** Goes to a return address when it is a page of this portal, else home. */
export async function navigateToReturn(url: string | null, options: NavigateOptions = {}) {
  const { origin } = globalThis.location
  await navigate(safeReturn(url, { origin, home: await homePath() }), options)
}

async function homePath() {
  const session = atriumStore.get(sessionAtom)
  if (!session?.login) return inCurrentSpace('/')
  if (session.isSysUpdating) return maintenanceUrl()
  if (session.loginHomepage) return session.loginHomepage
  const { link, edition, landUrl } = await call('getHomeLink')
  const facts = { userType: session.user_type, edition, homeLink: link, landUrl, roleLanding: landUrl }
  return landing({ ...facts, entId: currentSpace() })
}
