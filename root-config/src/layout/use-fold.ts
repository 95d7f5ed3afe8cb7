import { keepSession, sessionAtom } from '@atrium/shared-utility'
import { useAtomValue } from 'jotai'

/** Whether a part of the navigation is folded: the session has it, so it is so on every device of the person. */
export function useFold(key: string) {
  const session = useAtomValue(sessionAtom)
  const keys = session?.folded?.split(' ').filter((one) => one !== '') ?? []
  const isClosed = keys.includes(key)
  const toggle = () =>
    session &&
    keepSession({ ...session, folded: (isClosed ? keys.filter((one) => one !== key) : [...keys, key]).join(' ') })
  return [isClosed, toggle] as const
}
