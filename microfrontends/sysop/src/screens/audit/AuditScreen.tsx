import type { AuditRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { DataTable, EmptyState, Icon, PageHeader } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useAuditList, useAuditQuery, type AuditQuery } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { useAuditColumns } from './columns.tsx'
import { ExportButton } from './ExportButton.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

/** The audit log of the platform and of every enterprise: who did what, and whether the log is whole. */
export function AuditScreen() {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  const query = useAuditQuery()
  const list = useAuditList(query)
  const columns = useAuditColumns()
  const [isVerifying, setIsVerifying] = useState(false)
  const { setFilters } = query

  // The way from one row to everything of the same person, enterprise or thing.
  const actions = ({ actorId, entid, targetId }: AuditRow) => [
    ...(actorId === null
      ? []
      : [{ key: 'actor', label: t('audit.onlyActor'), onSelect: () => setFilters({ actor: actorId }) }]),
    { key: 'entid', label: t('audit.onlyEntid'), onSelect: () => setFilters({ entid: entid ?? 'platform' }) },
    { key: 'target', label: t('audit.onlyTarget'), onSelect: () => setFilters({ target: targetId }) },
  ]
  const deeds = (
    <>
      <ExportButton query={query} />
      <Button variant="outlined" startIcon={<Icon name="shield" />} onClick={() => setIsVerifying(true)}>
        {t('audit.verify')}
      </Button>
    </>
  )

  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.help')} actions={deeds} />
      <DataTable
        label={t('audit.title')}
        columns={columns}
        list={list}
        query={query}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${words.actionOf(row.action)}`}
        openAt={(row) => `/sysop/audit/${row.id}`}
        actions={actions}
        search={{
          label: t('audit.search'),
          value: query.filters.iSearch ?? '',
          onChange: (iSearch) => setFilters({ iSearch }),
        }}
        empty={<NothingFound query={query} />}
      >
        <AuditFilters query={query} />
      </DataTable>
      {isVerifying && <VerifyDialog entid={query.filters.entid} onClose={() => setIsVerifying(false)} />}
    </>
  )
}

function NothingFound({ query }: { query: AuditQuery }) {
  const t = useText()
  return (
    <EmptyState
      icon="search"
      title={t('audit.noMatch')}
      description={t(query.filters.iSearch && !query.filters.from ? 'audit.noMatchText' : 'audit.noMatchHelp')}
      action={<Button onClick={query.clearFilters}>{t('audit.clearFilters')}</Button>}
    />
  )
}
