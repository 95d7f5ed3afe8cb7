import { problemWords } from '@atrium/shared-utility'
import { isProblemCode, type AuditRow } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'

/** Where the words are for what a change says. Sign-ins have reasons of their own. */
const kindsOfWords: Record<string, string[]> = { reason: ['auditReason', 'signInReason'], method: ['signInMethod'] }

/** The name of an action or of a kind of target; what the dictionary does not know yet shows as it was written down. */
export function useAuditWords() {
  const t = useText()
  const known = (key: string, otherwise: string) => (isKnown(key) ? t(key) : otherwise)
  const kindOf = (kind: string) => known(`auditTarget.${kind}`, kind)
  return {
    actionOf: (action: string) => known(`auditAction.${action}`, action),
    kindOf,
    detailOf: (name: string) => known(`auditDetail.${name}`, name),
    valueOf: (name: string, value: string) => {
      const keys = (kindsOfWords[name] ?? []).map((kind) => `${kind}.${value}`)
      // Any problem may be the reason; its own words do for those that are rare.
      const otherwise = name === 'reason' && isProblemCode(value) ? problemWords(value) : value
      return known(keys.find(isKnown) ?? '', otherwise)
    },
    actorOf: ({ actorName, actorId }: AuditRow) => actorName ?? actorId ?? t('audit.nobody'),
    placeOf: ({ entName, entid }: AuditRow) => entName ?? entid ?? t('audit.platform'),
    targetOf: ({ targetKind, targetName, targetId }: AuditRow) => {
      const name = `${kindOf(targetKind)} ${targetName ?? targetId}`
      // What was refused is told as what the person was about to do.
      return targetKind === 'call' ? known(`auditCall.${targetId}`, name) : name
    },
  }
}

function isKnown(key: string) {
  return Object.hasOwn(messages['zh-CN'], key)
}
