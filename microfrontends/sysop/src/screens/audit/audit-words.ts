import { problemWords } from '@atrium/shared-utility'
import { isProblemCode, isUserType, userTypeName, type AuditRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'

/** Where the words are for what a change says. Sign-ins have reasons of their own. */
const kindsOfWords: Record<string, string[]> = {
  action: ['auditAction'],
  applyTo: ['auditScope'],
  email: ['auditContact'],
  format: ['auditFormat'],
  kind: ['auditWay', 'auditJob'],
  larkDomain: ['auditRegion'],
  list: ['auditList'],
  method: ['signInMethod'],
  methods: ['auditWay'],
  outcome: ['auditOutcome'],
  phone: ['auditContact'],
  provider: ['auditWay'],
  reason: ['auditReason', 'signInReason'],
  result: ['auditResult'],
  rights: ['auditRight'],
  status: ['userStatus', 'status'],
  way: ['auditWay'],
}
const moments = new Set(['announceAt', 'effectiveTime', 'expiresAt', 'from', 'plannedAt', 'to'])

/**
 * The name of an action or of a kind of target. What the dictionary has no word for is told by the title that its call
 * gives it; what has neither shows as it was written down.
 */
export function useAuditWords() {
  const t = useText()
  const format = useFormat()
  const known = (key: string, otherwise: string) => (isKnown(key) ? t(key) : otherwise)
  const wordOf = (name: string, value: string) => {
    if (moments.has(name) && !Number.isNaN(Date.parse(value))) return format.dateTime(value)
    const keys = (kindsOfWords[name] ?? []).map((kind) => `${kind}.${value}`)
    // Any problem may be the reason; its own words do for those that are rare.
    const otherwise = name === 'reason' && isProblemCode(value) ? problemWords(value) : value
    const key = keys.find(isKnown)
    return key === undefined ? otherwise : t(key)
  }
  const valueOf = (name: string, value: unknown): string => {
    if (Array.isArray(value) && value.length > 0) return value.map((one) => valueOf(name, one)).join(t('audit.comma'))
    if (value === null || value === '' || Array.isArray(value)) return t('audit.emptyValue')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (/^(?:user|joining)Type$/.test(name) && isUserType(value)) return t(`userType.${userTypeName(value)}`)
    if (typeof value === 'number') return format.number(value)
    return typeof value === 'string' ? wordOf(name, value) : JSON.stringify(value)
  }
  return {
    actionOf: ({ action, actionTitle }: Pick<AuditRow, 'action' | 'actionTitle'>) =>
      known(`auditAction.${action}`, actionTitle ?? action),
    detailOf: (name: string) => known(`auditDetail.${name}`, name),
    valueOf,
    actorOf: ({ actorName, actorId, deployToken }: AuditRow) => {
      const nobody = deployToken === null ? t('audit.nobody') : t('audit.byToken', { label: deployToken })
      return actorName ?? actorId ?? nobody
    },
    placeOf: ({ entName, entid }: AuditRow) => entName ?? entid ?? t('audit.platform'),
    targetOf: ({ targetKind, targetTitle, targetName, targetId }: AuditRow) => {
      // There is no more to say of a sign-in with an unknown account.
      if (targetKind === 'user' && targetId === 'unknown') return t('signIn.unknown')
      // What was refused is told as what the person was about to do.
      if (targetKind === 'call' && targetName !== null) return targetName
      return `${known(`auditTarget.${targetKind}`, targetTitle ?? targetKind)} ${targetName ?? targetId}`
    },
  }
}

function isKnown(key: string) {
  return Object.hasOwn(messages['zh-CN'], key)
}
