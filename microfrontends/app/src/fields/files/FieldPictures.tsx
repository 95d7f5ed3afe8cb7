import { call } from '@atrium/shared-utility'
import type { EntityField } from '@atrium/shared-utility/contract'
import { Thumbnails } from '@atrium/shared-utility/ui'
import type { Names } from '../use-say.ts'

/** The table, as what is opened of an application has it. */
type Table = { app: { id: string }; entity: { key: string } }

type Props = { table: Table; recordId: string; value: unknown; files: Names['files']; size?: number }

/** The pictures of a record in a list or on a board. */
export function FieldPictures({ table: { app, entity }, recordId, value, files, ...rest }: Props) {
  const place = { appId: app.id, entity: entity.key, id: recordId }
  return (
    <Thumbnails
      files={filesOf(value, files)}
      findLink={({ id: fileId }) => call('linkRecordFile', { ...place, fileId })}
      {...rest}
    />
  )
}

/** Whether a value is shown as pictures: there is one that the caller may have. */
export function hasPictures(field: EntityField, value: unknown, files: Names['files']) {
  return field.type === 'image' && filesOf(value, files).length > 0
}

function filesOf(value: unknown, files: Names['files']) {
  return Array.isArray(value) ? value.flatMap((id) => files[String(id)] ?? []) : []
}
