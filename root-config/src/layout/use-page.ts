import { useAtomValue } from 'jotai'
import { landing, spacePath } from '@atrium/shared-utility/model'
import { baseConfigAtom, sessionAtom } from '@atrium/shared-utility'
import { isForeign } from '../navigation/guards.ts'
import { pageAtom } from '../navigation/page.ts'

/** What is on the screen. The providers give the store, so this reads the one of the portal. */
export function usePage() {
  return useAtomValue(pageAtom)
}

/** True on the address of an enterprise that this person is not in: nothing can be asked for there. */
export function useIsForeignSpace() {
  const session = useAtomValue(sessionAtom)
  const page = usePage()
  return page.status !== 'starting' && session !== null && isForeign(page.visit, session)
}

/** `/space-{id}` of the current page, or ''. */
export function useSpacePath() {
  const page = usePage()
  return page.status === 'starting' ? '' : spacePath(page.visit.space)
}

/** Where this person is at home: their landing page, or the enterprise's or portal's front page. */
export function useHomeUrl() {
  const session = useAtomValue(sessionAtom)
  const config = useAtomValue(baseConfigAtom)
  const base = useSpacePath()
  if (!session?.login) return `${base}/`
  const edition = config?.edition ?? 'product'
  return session.loginHomepage || landing({ userType: session.user_type, edition, entId: session.curEntId })
}
