import { holdsFiles, said } from '@atrium/shared-utility/contract'
import { sessionOf } from '../../../../foundation/call/context/context.ts'
import { invalidInput } from '../../../../foundation/process/error/invalid-input.ts'
import { dropFiles, takeUpFiles } from '../../../record-store/file-query.ts'
import type { OpenEntity } from '../open-app.ts'
import type { RecordContext } from '../record-context.ts'

type Values = Readonly<Record<string, unknown>>
type Set = { recordId: string; before: Values; after: Values }

const words = {
  gone: {
    'zh-CN': '部分文件尚未上传完成或已不存在，请移除后重新添加',
    'en-US': 'Some files are incomplete or no longer exist. Remove them and add them again',
  },
}

/**
 * The files of the fields that are written, `before` and `after`: what came is the caller's own upload for this very field, and is
 * the record's from now on; what left is no one's. In the transaction that writes the record.
 */
export async function setFiles(
  { entity, fields, store }: OpenEntity,
  { recordId, before, after }: Set,
  context: RecordContext,
) {
  const { entId } = store
  const by = sessionOf(context).userId
  for (const { key, uid: fieldUid } of fields.filter((field) => holdsFiles(field) && Object.hasOwn(after, field.key))) {
    const [had, has] = [idsOf(before[key]), idsOf(after[key])]
    const added = has.filter((id) => !had.includes(id))
    const of = { entId, entityUid: entity.uid, fieldUid, recordId }
    if ((await takeUpFiles(context.db, { ...of, ids: added, by })) < added.length)
      throw invalidInput({ issues: [{ ...said(words.gone), path: ['values', key], input: undefined }] }, context.lang)
    await dropFiles(context.db, { entId, recordId, ids: had.filter((id) => !has.includes(id)) })
  }
}

/** The files that a field names. */
export function idsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []
}
