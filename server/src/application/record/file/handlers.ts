import { holdsFiles, type FileRow, type fileCalls } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { linkForReader } from '../../../enterprise/message/attachment/answer.ts'
import { pictureUrlOf } from '../../../foundation/file/preview/picture-url.ts'
import { nameIn } from '../../../foundation/call/wording/wording.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { selectRelated } from '../../record-store/related-query.ts'
import { linkTo } from '../record/files/files-in.ts'
import { namesOf, selectMembers } from '../record/queries.ts'
import { readableEntities } from '../record/readable.ts'
import { selectEntitiesWithFiles, selectFileRows, type FoundFile } from './list-query.ts'

export const fileHandlers: Handlers<typeof fileCalls> = {
  async listFiles(filter, context) {
    const { db, lang } = context
    const [{ entId }, { userId }] = [spaceOf(context), sessionOf(context)]
    const tables = await tablesOf(context)
    const { total, rows } = await selectFileRows(db, { ...filter, tables, entId, userId, lang })
    const titles = await titlesOf(rows, tables, context)
    const authors = rows.flatMap(({ by }) => by ?? [])
    const names = await namesOf(db, authors)
    const members = await selectMembers(db, entId, authors)
    const list = rows.map(({ id, name, kind, mediaType, sizeBytes, at, by, ...row }): FileRow => {
      const made = {
        at: at.toISOString(),
        by: by && (names.get(by) ?? ''),
        byId: by !== null && members.has(by) ? by : null,
      }
      const file = { id, name, kind, mediaType, sizeBytes, ...made }
      const pictureUrl = (link: () => string) => pictureUrlOf(file, link, context)
      const table = tables.find(({ uid }) => uid === row.entityUid)
      if (table === undefined) {
        const link = () => linkForReader({ message: row.holderId, id }, context)
        return {
          ...file,
          pictureUrl: pictureUrl(link),
          holder: {
            kind: row.holderKind === 'announcement' ? 'announcement' : 'message',
            id: row.holderId,
            title: row.title,
          },
        }
      }
      const { appId, entity, application } = table
      const title = titles.get(row.holderId) ?? ''
      const called = { title, application: nameIn(lang, application), table: labelIn(lang, entity) }
      const link = () => linkTo(table, { id, recordId: row.holderId }, context)
      const holder = { kind: 'record' as const, appId, entity: entity.key, id: row.holderId, ...called }
      return { ...file, pictureUrl: pictureUrl(link), holder }
    })
    return { total, list }
  },
}

type Table = Awaited<ReturnType<typeof tablesOf>>[number]

/** The tables whose records the caller reads and that have files, each with the fields of files that the caller sees. */
async function tablesOf(context: Context) {
  const readable = await readableEntities(context)
  const holding = readable.flatMap((one) => {
    const uidOf = new Map(one.entity.fields.filter(holdsFiles).map(({ key, uid }) => [key, uid]))
    const fields = one.seen.fields.flatMap((held) => {
      const uid = uidOf.get(held.key)
      return uid === undefined ? [] : [{ uid, held }]
    })
    return fields.length === 0 ? [] : [{ ...one, uid: one.entity.uid, fields }]
  })
  const uids = holding.map(({ uid }) => uid)
  const used = await selectEntitiesWithFiles(context.db, spaceOf(context).entId, uids)
  return holding.filter(({ uid }) => used.has(uid))
}

/** What the records of a page are called. */
async function titlesOf(rows: readonly FoundFile[], tables: readonly Table[], { db }: Context) {
  const titles = new Map<string, string>()
  for (const { uid, seen } of tables) {
    const ids = rows.filter(({ entityUid }) => entityUid === uid).map(({ holderId }) => holderId)
    if (ids.length === 0) continue
    // A list of ids of files is no name.
    const store = { ...seen, fields: seen.fields.filter(({ type }) => type !== 'file' && type !== 'image') }
    for (const { id, title } of await selectRelated(db, store, ids)) titles.set(id, title)
  }
  return titles
}
