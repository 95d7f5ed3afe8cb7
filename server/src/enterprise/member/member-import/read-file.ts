import {
  memberImportFields,
  Problem,
  type CallOutput,
  type CallParsed,
  type MemberImportMapping,
} from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { readTableFile } from '../../../foundation/file/table-file/read-table-file.ts'
import { lockAsAdministrator } from '../member/lock-member.ts'
import { insertImport, lockRead } from './queries.ts'
import { guessMapping } from './rows/guess.ts'

type Read = CallOutput<'readMemberFile'>

/** Reads a file and keeps its rows, for an administrator who is one still when it is read. */
export function readMemberFile({ name, sheet }: CallParsed<'readMemberFile'>, context: Context): BytesAnswer<Read> {
  const { services, newId, now, lang } = context
  const { userId } = sessionOf(context)
  return async (bytes) => {
    const table = await readTableFile(bytes, { sheet, lang, readFile: services.readFile })
    const { headings, rows } = table
    const id = newId()
    await services.tx(platform, async (db) => {
      const { entId } = await lockAsAdministrator(userId, { ...context, db })
      const of = { ent_id: entId, id, user_id: userId, created_at: now }
      await insertImport(
        db,
        { ...of, file_name: name, headings: JSON.stringify(headings), mapping: null, total: rows.length },
        rows,
      )
    })
    const { sheets, sheet: read } = table
    return { id, sheets, sheet: read, headings, total: rows.length, guess: guessMapping(headings) }
  }
}

type Chosen = { id: string; mapping: MemberImportMapping }

/** A file that this administrator has brought and not begun to import, whose columns are there. */
export async function lockChosen({ id, mapping }: Chosen, context: Context) {
  const { entId } = spaceOf(context)
  const row = await lockRead(context.db, { entId, id, userId: sessionOf(context).userId })
  if (row === undefined) throw new Problem('importNotOpen')
  if (memberImportFields.some((field) => (mapping[field] ?? 0) >= row.headings.length))
    throw new Problem('malformedRequest')
  return row
}
