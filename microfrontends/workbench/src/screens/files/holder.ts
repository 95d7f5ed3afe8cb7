import { call } from '@atrium/shared-utility'
import type { FileRow } from '@atrium/shared-utility/contract'
import type { Translate } from '@atrium/shared-utility/react'

/** A link to the file, asked for where it is: a right that was lost meanwhile gives none. */
export function linkOf({ id, holder }: FileRow): Promise<{ url: string }> {
  if (holder.kind !== 'record') return call('linkMessageAttachment', { message: holder.id, id })
  return call('linkRecordFile', { appId: holder.appId, entity: holder.entity, id: holder.id, fileId: id })
}

/** The page of what holds it. */
export function placeOf({ holder }: FileRow) {
  return holder.kind === 'record' ? `/app/${holder.appId}/${holder.entity}/${holder.id}` : '/user/workbench/messages'
}

export function holderText({ holder }: FileRow, { t }: { t: Translate }) {
  const title = holder.title || t('file.untitled')
  return holder.kind === 'record' ? [title, holder.application, holder.table].join(' · ') : title
}
