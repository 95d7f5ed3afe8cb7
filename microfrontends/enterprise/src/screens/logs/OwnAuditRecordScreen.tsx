import { AuditResultChip, deviceText } from '@atrium/shared-utility/console'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, FactList, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useOwnAuditWords } from './audit-words.ts'

type Entry = CallOutput<'getOwnAudit'>

/** One row of the audit log of the enterprise, with what changed. */
export function OwnAuditRecordScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const record = useCall('getOwnAudit', { id })
  const { actionOf } = useOwnAuditWords()
  const title = record.status === 'done' ? actionOf(record.data) : t('audit.record')
  return (
    <>
      <PageHeader title={title} trail={[{ label: t('audit.title'), href: '/enterprise/audit' }]} />
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} />}
      {record.status === 'loading' && <CardSkeleton />}
      {record.status === 'done' && <Parts entry={record.data} />}
    </>
  )
}

function Parts({ entry }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const words = useOwnAuditWords()
  const fact = (key: string, value: ReactNode) => ({ label: t(`audit.${key}`), value })
  const act = [
    fact('at', format.exact(entry.at)),
    fact('actor', words.actorOf(entry)),
    fact('result', <AuditResultChip result={entry.result} />),
    fact('target', words.targetOf(entry)),
    fact('targetId', entry.targetId),
    fact('ip', entry.ip),
    fact('device', deviceText(entry)),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <Section title={t('audit.act')}>
        <FactList facts={act} />
      </Section>
      <Section title={t('audit.changes')}>
        <Changes entry={entry} />
      </Section>
    </Box>
  )
}

function Changes({ entry: { by, diff } }: { entry: Entry }) {
  const t = useText()
  const { detailOf, valueOf } = useOwnAuditWords()
  const facts = Object.entries(diff ?? {}).map(([name, value]) => ({
    label: detailOf(name),
    value: valueOf(name, value),
  }))
  if (facts.length > 0) return <FactList facts={facts} />
  return t(by === 'platform' ? 'audit.notTold' : 'audit.noChanges')
}
