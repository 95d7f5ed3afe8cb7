import type { EntityField } from '@atrium/shared-utility/contract'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { type Names, useSay } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'

type Props = { field: EntityField; value: unknown; app: Opened['app']; names: Names }

/** A value in words; a related record that is there leads to its page. */
export function FieldValue({ field, value, app, names }: Props) {
  const say = useSay(names)
  const id = typeof value === 'string' ? value : ''
  const target = field.type === 'relation' && app.entities.find(({ uid }) => uid === field.relatesTo)
  if (!target || names.related[id]?.isDeleted !== false) return say(field, value)
  return (
    <Link component={RouterLink} to={recordPath({ app, entity: target }, id)}>
      {say(field, value)}
    </Link>
  )
}
