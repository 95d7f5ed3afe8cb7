import { TextProvider, useFormat, useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'
import { auditList } from './audit-list.tsx'
import { useAuditWords } from './audit-words.ts'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

/** The records of the audit log in an enterprise, by a person, or about a record; with the words of the log on each page. */
export function AuditPart(props: PartProps<'listAudit'>) {
  return (
    <TextProvider messages={messages}>
      <Records {...props} />
    </TextProvider>
  )
}

function Records(props: PartProps<'listAudit'>) {
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
