import { Problem, type CallOutput, type CallParsed } from '@atrium/shared-utility/contract'
import type { BytesAnswer } from '../../../foundation/call/context/bytes-answer.ts'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { readTableFile } from '../../../foundation/file/table-file/read-table-file.ts'
import { guessColumns } from '../../../foundation/file/table-import/guess.ts'
import type { OpenEntity } from '../record/open-app.ts'
import { findImport, insertImport } from './queries.ts'
import { openToAdd, refuseMapping, targetsOf } from './targets.ts'

/** Reads a file and keeps its rows, for a person who may add records still when it is read. */
export async function readRecordFile(
  { name, sheet, ...where }: CallParsed<'readRecordFile'>,
  context: Context,
): Promise<BytesAnswer<CallOutput<'readRecordFile'>>> {
  const { services, newId, now, lang } = context
  const [{ entId }, { userId }] = [spaceOf(context), sessionOf(context)]
  await openToAdd(where, context)
  return async (bytes) => {
    const {
      headings,
      rows,
      sheets,
      sheet: read,
    } = await readTableFile(bytes, { sheet, lang, readFile: services.readFile })
    const id = newId()
    const open = await services.tx({ as: 'tenant', entId, userId }, async (db) => {
      const found = await openToAdd(where, { ...context, db })
      const of = {
        ent_id: entId,
        id,
        app_id: found.appId,
        entity_uid: found.entity.uid,
        user_id: userId,
        created_at: now,
      }
      await insertImport(
        db,
        { ...of, file_name: name, headings: JSON.stringify(headings), mapping: null, total: rows.length },
        rows,
      )
      return found
    })
    const guess = guessColumns(
      headings,
      targetsOf(open).map(({ key, label, labelEn }) => ({ key, words: [label, labelEn, key] })),
    )
    return { id, sheets, sheet: read, headings, total: rows.length, guess: guess as Record<string, number> }
  }
}

type Chosen = Pick<CallParsed<'startRecordImport'>, 'id' | 'mapping'>

/** A file that the caller has brought for this table and not begun to import, whose columns go to fields that are offered. */
export async function findChosen(open: OpenEntity, { id, mapping }: Chosen, { db }: Pick<Context, 'db'>) {
  const row = await findImport(db, { id, appId: open.appId, entityUid: open.entity.uid })
  if (row === undefined) throw new Problem('notFound')
  if (row.status !== 'read') throw new Problem('importNotOpen')
  refuseMapping(open, mapping, row.headings)
  return row
}
