import { type CallOutput, userTypeName } from '@atrium/shared-utility/contract'
import { AuditResultChip } from '@atrium/shared-utility/console'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, FactList, PageHeader, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useAuditWords } from './audit-words.ts'

type Entry = CallOutput<'getAudit'>

/** One row of the audit log: all that was written down, and where it stands in its chain. */
export function AuditRecordScreen() {
  const t = useText()
  const { id = '' } = useParams()
  const record = useCall('getAudit', { id })
  const { actionOf } = useAuditWords()
  const title = record.status === 'done' ? actionOf(record.data) : t('audit.record')
  return (
    <>
      <PageHeader title={title} trail={[{ label: t('audit.title'), href: '/sysop/audit' }]} />
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} />}
      {record.status === 'loading' && <CardSkeleton />}
      {record.status === 'done' && <Parts entry={record.data} />}
    </>
  )
}

function Parts({ entry }: { entry: Entry }) {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  const fact = (key: string, value: ReactNode) => ({ label: t(`audit.${key}`), value })
  const act = [
    fact('at', format.exact(entry.at)),
    fact('actor', words.actorOf(entry)),
    fact('actorLoginId', entry.actorLoginId),
    fact('actorType', entry.actorType === null ? null : t(`userType.${userTypeName(entry.actorType)}`)),
    fact('result', <AuditResultChip result={entry.result} />),
    fact('target', words.targetOf(entry)),
    fact('targetId', entry.targetId),
    fact('entName', words.placeOf(entry)),
    fact('ip', entry.ip),
    fact('userAgent', entry.userAgent),
    fact('requestId', entry.requestId),
    fact('sessionId', entry.sessionId),
  ]
  const chain = [fact('seq', format.number(entry.seq)), fact('hash', entry.hash), fact('prevHash', entry.prevHash)]
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
      <Section title={t('audit.act')}>
        <FactList facts={act} />
      </Section>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Section title={t('audit.changes')}>
          <Changes diff={entry.diff} />
        </Section>
        <Section title={t('audit.chain')}>
          <FactList facts={chain} />
        </Section>
      </Box>
    </Box>
  )
}

function Changes({ diff }: Pick<Entry, 'diff'>) {
  const t = useText()
  const { detailOf, valueOf } = useAuditWords()
  const facts = Object.entries(diff ?? {}).map(([name, value]) => ({
    label: detailOf(name),
    value: valueOf(name, value),
  }))
  return facts.length === 0 ? t('audit.noChanges') : <FactList facts={facts} />
}
