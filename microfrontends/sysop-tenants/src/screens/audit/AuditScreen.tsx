import type { AuditRow } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Icon, ListTable, PageHeader, useList, useWholeExport } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'
import { useState } from 'react'
import { auditList } from './audit-list.tsx'
import { useAuditWords } from './audit-words.ts'
import { ExportButton } from './ExportButton.tsx'
import { VerifyDialog } from './VerifyDialog.tsx'

/** The audit log of the platform and of every enterprise: which person did what, and whether the log is whole. */
export function AuditScreen() {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  const list = useList(auditList)
  const whole = useWholeExport(list, { list: 'listAudit', label: t('audit.title') })
  const [isVerifying, setIsVerifying] = useState(false)
  const { filters, setFilters } = list.query
  const isOfText = Boolean(filters.iSearch)

  // The way from one row to everything of the same person, enterprise or thing.
  const actions = ({ actorId, actorLoginId, entid, targetId }: AuditRow) => [
    ...(actorId === null
      ? []
      : [
          { key: 'actor', label: t('audit.onlyActor'), onSelect: () => setFilters({ actor: actorLoginId ?? actorId }) },
        ]),
    { key: 'entid', label: t('audit.onlyEntid'), onSelect: () => setFilters({ entid: entid ?? 'platform' }) },
    { key: 'target', label: t('audit.onlyTarget'), onSelect: () => setFilters({ target: targetId }) },
  ]
  const buttons = (
    <>
      <ExportButton input={list.input} onWhole={whole.startWhole} />
      <Button variant="outlined" startIcon={<Icon name="shield" />} onClick={() => setIsVerifying(true)}>
        {t('audit.verify')}
      </Button>
    </>
  )

  return (
    <>
      <PageHeader title={t('audit.title')} description={t('audit.help')} actions={buttons} />
      <ListTable
        list={list}
        hasExport={false}
        acts={whole.acts}
        dialog={whole.dialog}
        label={t('audit.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => `${format.exact(row.at)} ${words.actionOf(row)}`}
        openAt={(row) => `/sysop/audit/${row.id}`}
        actions={actions}
        none={{ title: t('audit.none') }}
        noMatch={isOfText ? { title: t('audit.noMatch'), description: t('audit.noMatchText') } : t('audit.noMatch')}
      />
      {isVerifying && <VerifyDialog entid={filters.entid} onClose={() => setIsVerifying(false)} />}
    </>
  )
}
