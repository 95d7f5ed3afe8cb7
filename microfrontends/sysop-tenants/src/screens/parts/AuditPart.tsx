import { useFormat, useText } from '@atrium/shared-utility/react'
import { auditList } from '../audit/audit-list.tsx'
import { useAuditWords } from '../audit/audit-words.ts'
import { ListPart, type PartProps } from './ListPart.tsx'

/** The records of the audit log about this enterprise, by a person, or about one. */
export function AuditPart(props: PartProps<'listAudit'>) {
  const t = useText()
  const format = useFormat()
  const words = useAuditWords()
  return (
    <ListPart
      {...props}
      list={auditList}
      label={t('audit.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => `${format.exact(row.at)} ${words.actionOf(row)}`}
      openAt={(row) => `/sysop/audit/${row.id}`}
      none={t('audit.none')}
      noMatch={t('audit.noMatch')}
    />
  )
}
