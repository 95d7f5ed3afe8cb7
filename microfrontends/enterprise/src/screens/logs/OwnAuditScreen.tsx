import type { OwnAuditRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { auditList } from './audit-list.tsx'
import { useOwnAuditWords } from './audit-words.ts'

/** What was done in the enterprise, when, by whom and to what. */
export function OwnAuditScreen() {
  const t = useText()
  const format = useFormat()
  const words = useOwnAuditWords()
  const list = useList(auditList)
  const { setFilters } = list.query

  // The way from one row to everything of the same person or thing.
  const actions = ({ actorId, targetId }: OwnAuditRow) => [
    ...(actorId === null
      ? []
      : [{ key: 'actor', label: t('logs.onlyPerson'), onSelect: () => setFilters({ person: actorId }) }]),
    { key: 'target', label: t('audit.onlyTarget'), onSelect: () => setFilters({ target: targetId }) },
  ]
  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.help')} />
      <ListTable
        list={list}
        label={t('audit.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${words.actionOf(row)}`}
        openAt={(row) => `/enterprise/audit/${row.id}`}
        actions={actions}
        none={{ title: t('audit.none') }}
        noMatch={t('audit.noMatch')}
      />
    </>
  )
}
