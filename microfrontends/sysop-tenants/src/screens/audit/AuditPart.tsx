import { useFormat, useText } from '@atrium/shared-utility/react'
import { messages } from '../../messages.ts'
import { auditList } from './audit-list.tsx'
import { useAuditWords } from './audit-words.ts'
import { inWords } from '../list-part/in-words.tsx'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

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

/** The records of the audit log in an enterprise, by a person, or about a record; with the words of the log on each page. */
export const AuditPart = inWords(messages, Records)
