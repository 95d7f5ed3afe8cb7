import { baseConfigAtom } from '@atrium/shared-utility'
import { useAtomValue } from 'jotai'

/**
 * What this installation can send to people. Without it an address or a number is a note, which its person cannot
 * confirm.
 */
export function useReach() {
  const config = useAtomValue(baseConfigAtom)
  return { canMail: config?.canReset === true, canText: config?.signInMethods?.includes('sms') === true }
}
