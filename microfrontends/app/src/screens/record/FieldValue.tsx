import { call } from '@atrium/shared-utility'
import { type EntityField, holdsFiles } from '@atrium/shared-utility/contract'
import { AttachmentList } from '@atrium/shared-utility/ui'
import { NamedValue } from '../../opened/NamedValue.tsx'
import { type Names, useSay } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'
import type { RecordPlace } from './activity/CommentForm.tsx'

type Props = { field: EntityField; value: unknown; app: Opened['app']; place: RecordPlace; names: Names }

/** A value in words; what it names leads to its page, and files can be looked at and fetched. */
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
  return <NamedValue field={field} value={value} app={app} names={names} text={say(field, value)} />
}
