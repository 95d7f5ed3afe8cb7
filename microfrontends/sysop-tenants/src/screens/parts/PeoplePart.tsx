import { useText } from '@atrium/shared-utility/react'
import { personPath } from '../../person-path.ts'
import { memberList } from '../users/user-list.ts'
import { ListPart, type PartProps } from '../list-part/ListPart.tsx'

/** The people of an enterprise. */
export function PeoplePart(props: PartProps<'listUsers'>) {
  const t = useText()
  return (
    <ListPart
      {...props}
      list={memberList}
      label={t('users.title')}
      keyOf={(row) => row.userid}
      nameOf={(row) => row.name}
      openAt={(row) => personPath(row.userid)}
      none={t('users.none')}
      noMatch={t('users.noMatch')}
    />
  )
}
