import type { AuditRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'

/** The name of an action or of a kind of target; what the dictionary does not know yet shows as it was written down. */
export function useAuditWords() {
  const t = useText()
  const known = (key: string, otherwise: string) => (Object.hasOwn(messages['zh-CN'], key) ? t(key) : otherwise)
  const kindOf = (kind: string) => known(`auditTarget.${kind}`, kind)
  return {
    actionOf: (action: string) => known(`auditAction.${action}`, action),
    kindOf,
    actorOf: ({ actorName, actorId }: AuditRow) => actorName ?? actorId ?? t('audit.nobody'),
    placeOf: ({ entName, entid }: AuditRow) => entName ?? entid ?? t('audit.platform'),
    targetOf: ({ targetKind, targetName, targetId }: AuditRow) => `${kindOf(targetKind)} ${targetName ?? targetId}`,
  }
}
