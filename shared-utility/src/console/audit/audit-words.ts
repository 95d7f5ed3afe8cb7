import { problemWords } from '../../index.ts'
import { isProblemCode, isUserType, userTypeName, type AuditRow } from '../../contract/index.ts'
import { useFormat, useLang, useTranslate } from '../../react/index.ts'
import { auditMessages } from './words.ts'

/** Where the words are for what a change says. Sign-ins have reasons of their own. */
const kindsOfWords: Record<string, string[]> = {
  action: ['auditAction'],
  applyTo: ['auditScope'],
  // As the picker calls them.
  color: ['color'],
  email: ['auditContact'],
  format: ['auditFormat'],
  icon: ['icon'],
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
type Action = Pick<AuditRow, 'action' | 'actionTitle'>
type Target = Pick<AuditRow, 'targetKind' | 'targetTitle' | 'targetName' | 'targetId'>
const moments = new Set(['announceAt', 'effectiveTime', 'expiresAt', 'from', 'plannedAt', 'to'])

/**
 * The name of an action or of a kind of target. What the dictionary has no word for is told by the title that its
 * call; what has neither shows as it was written down.
 */
export function useAuditWords() {
  const t = useTranslate(auditMessages)
  const format = useFormat()
  const collator = new Intl.Collator(useLang())
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
  const actionOf = ({ action, actionTitle }: Action) => known(`auditAction.${action}`, actionTitle ?? action)
  return {
    actionOf,
    /** These actions with what they are called, in the order of that, as people look for one. */
    actionsByTitle: (actions: readonly Action[]) =>
      new Map(
        actions
          .map((one) => [one.action, actionOf(one)] as const)
          .toSorted(([, one], [, other]) => collator.compare(one, other)),
      ),
    resultOf: (result: string) => t(`auditResult.${result}`),
    /** The name of an entrance, and why a person was not let in; one that has no word yet shows as it was written down. */
    methodOf: (method: string) => known(`signInMethod.${method}`, method),
    reasonOf: (reason: string) => known(`signInReason.${reason}`, reason),
    detailOf: (name: string) => known(`auditDetail.${name}`, name),
    valueOf,
    targetOf: ({ targetKind, targetTitle, targetName, targetId }: Target) => {
      // There is no more to say of a sign-in with an unknown account.
      if (targetKind === 'user' && targetId === 'unknown') return t('audit.unknown')
      // What was refused is told as what the person was about to do.
      if (targetKind === 'call' && targetName !== null) return targetName
      return `${known(`auditTarget.${targetKind}`, targetTitle ?? targetKind)} ${targetName ?? targetId}`
    },
  }
}

function isKnown(key: string) {
  return Object.hasOwn(auditMessages['zh-CN'], key)
}
