import { type CallOutput, userTypeName } from '@atrium/shared-utility/contract'
import { AuditRecord, AuditResultChip } from '@atrium/shared-utility/console'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, NameLink, Section } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { enterprisePath } from '../../enterprise-path.ts'
import { personPath } from '../../person-path.ts'
import { useAuditWords } from './audit-words.ts'
import { targetPath } from './target-path.ts'

type Entry = CallOutput<'getAudit'>

/** One row of the audit log: all that was written down, and where it stands in its chain. */
export function AuditRecordScreen() {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  const { id = '' } = useParams()
  const record = useCall('getAudit', { id })
  const fact = (key: string, value: ReactNode) => ({ label: t(`audit.${key}`), value })
  const factsOf = (entry: Entry) => [
    fact('at', format.exact(entry.at)),
    fact(
      'actor',
      <NameLink to={entry.actorLoginId && entry.actorId && personPath(entry.actorId)} text={words.actorOf(entry)} />,
    ),
    fact('actorLoginId', entry.actorLoginId),
    fact('actorType', entry.actorType === null ? null : t(`userType.${userTypeName(entry.actorType)}`)),
    fact('result', <AuditResultChip result={entry.result} />),
    fact('target', <NameLink isOfPortal to={targetPath(entry)} text={words.targetOf(entry)} />),
    fact('targetId', entry.targetId),
    fact('entName', <NameLink to={entry.entid && enterprisePath(entry.entid)} text={words.placeOf(entry)} />),
    fact('ip', entry.ip),
    fact('userAgent', entry.userAgent),
    fact('requestId', entry.requestId),
    fact('sessionId', entry.sessionId),
  ]
  const chainOf = ({ seq, hash, prevHash }: Entry) => [
    fact('seq', format.number(seq)),
    fact('hash', hash),
    fact('prevHash', prevHash),
  ]
  return (
    <AuditRecord record={record} log={{ label: t('audit.title'), href: '/sysop/audit' }} factsOf={factsOf}>
      {(entry) => (
        <Section title={t('audit.chain')}>
          <FactList facts={chainOf(entry)} />
        </Section>
      )}
    </AuditRecord>
  )
}
