import { AuditRecord, AuditResultChip, deviceText } from '@atrium/shared-utility/console'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { NameLink } from '@atrium/shared-utility/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { actorPath, targetPath } from './audit-list.tsx'
import { useOwnAuditWords } from './audit-words.ts'

/** One row of the audit log of the enterprise, with what changed. */
export function OwnAuditRecordScreen() {
  const t = useText()
  const format = useFormat()
  const words = useOwnAuditWords()
  const { id = '' } = useParams()
  const record = useCall('getOwnAudit', { id })
  const fact = (key: string, value: ReactNode) => ({ label: t(`audit.${key}`), value })
  const factsOf = (entry: CallOutput<'getOwnAudit'>) => [
    fact('at', format.exact(entry.at)),
    fact('actor', <NameLink to={actorPath(entry)} text={words.actorOf(entry)} />),
    fact('result', <AuditResultChip result={entry.result} />),
    fact('target', <NameLink isOfPortal to={targetPath(entry)} text={words.targetOf(entry)} />),
    fact('targetId', entry.targetId),
    fact('ip', entry.ip),
    fact('device', deviceText(entry)),
  ]
  return (
    <AuditRecord
      record={record}
      log={{ label: t('audit.title'), href: '/enterprise/audit' }}
      factsOf={factsOf}
      withheld={({ by }) => (by === 'platform' ? t('audit.notTold') : null)}
    />
  )
}
