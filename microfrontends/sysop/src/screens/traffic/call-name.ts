import { useTranslate } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'

/** What a call does, in the words that the audit log has for it; one that these words do not know shows as it is named. */
export function useCallName() {
  const t = useTranslate(messages)
  return (call: string) => (Object.hasOwn(messages['zh-CN'], `auditCall.${call}`) ? t(`auditCall.${call}`) : call)
}
