import { type Attachment, calls, holdsFiles } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../../foundation/call/context/context.ts'
import { signLink } from '../../../../foundation/file/file/link.ts'
import { pictureUrlOf } from '../../../../foundation/file/preview/picture-url.ts'
import { type RecordFile, selectFiles } from '../../../record-store/file-query.ts'
import type { OpenEntity } from '../open-app.ts'
import { idsOf } from './set-files.ts'

type Read = { _id: string; values: Readonly<Record<string, unknown>> }

/** The files in the fields of records as the caller reads them; each is in the record that names it. */
export async function filesIn(open: OpenEntity, rows: readonly Read[], context: Context) {
  const keys = open.fields.filter(holdsFiles).map(({ key }) => key)
  const named = rows.flatMap(({ _id, values }) =>
    keys.flatMap((key) => idsOf(values[key]).map((id): [string, string] => [id, _id])),
  )
  const recordOf = new Map(named)
  const files = await selectFiles(context.db, open.store.entId, [...recordOf.keys()])
  return files
    .filter(({ id, recordId }) => recordOf.get(id) === recordId)
    .map((file) =>
      attachmentOf(
        file,
        pictureUrlOf(file, () => linkTo(open, file, context), context),
      ),
    )
}

type Kept = Omit<RecordFile, 'recordId'>

export function attachmentOf({ id, name, mediaType, sizeBytes }: Kept, pictureUrl: string | null = null) {
  return { id, name, mediaType, sizeBytes, pictureUrl } satisfies Attachment
}

/** For the caller alone, for a quarter of an hour; it asks again for the rights to the record and the field. */
export function linkTo(
  { appId, entity }: Pick<OpenEntity, 'appId' | 'entity'>,
  { id, recordId }: Pick<RecordFile, 'id' | 'recordId'>,
  context: Context,
) {
  const place = calls.fetchRecordFile.path
    .replace('{appId}', appId)
    .replace('{entity}', entity.key)
    .replace('{id}', recordId)
    .replace('{fileId}', id)
  const link = signLink(context.services.secrets, { fileId: id, userId: sessionOf(context).userId }, context.now)
  return `/space-${spaceOf(context).entId}${place}?${new URLSearchParams(link).toString()}`
}
