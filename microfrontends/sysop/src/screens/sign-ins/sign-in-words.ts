import { useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'

/** The name of an entrance or of a reason; one that has no word yet shows as it was written down. */
export function useSignInWords() {
  const t = useText()
  const known = (key: string, otherwise: string) => (Object.hasOwn(messages['zh-CN'], key) ? t(key) : otherwise)
  return {
    methodOf: (method: string) => known(`signInMethod.${method}`, method),
    reasonOf: (reason: string) => known(`signInReason.${reason}`, reason),
  }
}
