import { call } from '@atrium/shared-utility'
import { type EntityField, holdsFiles } from '@atrium/shared-utility/contract'
import { AttachmentList } from '@atrium/shared-utility/ui'
import { Link } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { type Names, useSay } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import { recordPath } from '../../opened/paths.ts'
import type { RecordPlace } from './activity/CommentForm.tsx'

type Props = { field: EntityField; value: unknown; app: Opened['app']; place: RecordPlace; names: Names }

/** A value in words; a related record that is there leads to its page, and files can be looked at and fetched. */
export function FieldValue({ field, value, app, place, names }: Props) {
  const say = useSay(names)
  if (holdsFiles(field) && Array.isArray(value)) {
    const files = value.flatMap((one) => names.files[String(one)] ?? [])
    return (
      <AttachmentList
        files={files}
        pictures="row"
        findLink={({ id: fileId }) => call('linkRecordFile', { ...place, fileId })}
      />
    )
  }
  const id = typeof value === 'string' ? value : ''
  const target = field.type === 'relation' && app.entities.find(({ uid }) => uid === field.relatesTo)
  if (!target || names.related[id]?.isDeleted !== false) return say(field, value)
  return (
    <Link component={RouterLink} to={recordPath({ app, entity: target }, id)}>
      {say(field, value)}
    </Link>
  )
}
