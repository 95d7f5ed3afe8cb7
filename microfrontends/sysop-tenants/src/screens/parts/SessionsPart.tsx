import { useFormat, useText } from '@atrium/shared-utility/react'
import { sessionList } from '../sessions/session-list.ts'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

/** The live sessions in an enterprise, or of a person. */
export function SessionsPart(props: PartProps<'listLiveSessions'>) {
  const t = useText()
  const format = useFormat()
  return (
    <ListPart
      {...props}
      list={sessionList}
      label={t('sessions.title')}
      keyOf={(row) => row.id}
      nameOf={(row) => `${row.name} ${format.dateTime(row.startedAt)}`}
      none={t('sessions.none')}
      noMatch={t('sessions.noMatch')}
    />
  )
}
