import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import type { AuditRow } from '../../contract/index.ts'
import { type CallState, useTranslate } from '../../react/index.ts'
import { CardSkeleton, FactList, PageHeader, ProblemNotice, Section } from '../../ui/index.ts'
import { useAuditWords } from './audit-words.ts'
import { auditMessages } from './words.ts'

type Entry = Pick<AuditRow, 'action' | 'actionTitle'> & { diff: Record<string, unknown> | null }

type Props<Row> = {
  record: CallState<Row>
  /** The log that it is of, and where that is. */
  log: { label: string; href: string }
  factsOf: (entry: Row) => { label: string; value: ReactNode }[]
  /** Why no changes are shown, where that is not that there were none. */
  withheld?: (entry: Row) => string | null
  /** Stands below the changes. */
  children?: (entry: Row) => ReactNode
}

/** The page of one row of an audit log: what was done, and what changed. */
export function AuditRecord<Row extends Entry>({ record, log, factsOf, withheld, children }: Props<Row>) {
  const t = useTranslate(auditMessages)
  const { actionOf } = useAuditWords()
  return (
    <>
      <PageHeader title={record.status === 'done' ? actionOf(record.data) : t('audit.record')} trail={[log]} />
      {record.status === 'failed' && <ProblemNotice problem={record.problem} onRetry={record.reload} />}
      {record.status === 'loading' && <CardSkeleton />}
      {record.status === 'done' && (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: '3fr 2fr' }, alignItems: 'start' }}>
          <Section title={t('audit.act')}>
            <FactList facts={factsOf(record.data)} />
          </Section>
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Section title={t('audit.changes')}>
              <Changes diff={record.data.diff} none={withheld?.(record.data) ?? t('audit.noChanges')} />
            </Section>
            {children?.(record.data)}
          </Box>
        </Box>
      )}
    </>
  )
}

function Changes({ diff, none }: Pick<Entry, 'diff'> & { none: string }) {
  const { detailOf, valueOf } = useAuditWords()
  const facts = Object.entries(diff ?? {}).map(([name, value]) => ({
    label: detailOf(name),
    value: valueOf(name, value),
  }))
  return facts.length === 0 ? none : <FactList facts={facts} />
}
