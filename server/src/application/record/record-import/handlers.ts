import { Problem, type recordImportCalls } from '@atrium/shared-utility/contract'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import type { Conditions } from '../../../foundation/query/list/conditions.ts'
import { faultFile } from '../../../foundation/file/table-import/fault-file.ts'
import {
  refusedConditions,
  selectRefused,
  selectRefusedAfter,
} from '../../../foundation/file/table-import/rows-query.ts'
import { openEntity } from '../record/open-app.ts'
import type { Fault } from './cells/fault.ts'
import { previewRecordImport } from './preview.ts'
import { findImport, selectImports } from './queries.ts'
import { readRecordFile } from './read-file.ts'
import { faultsOf, importOf } from './row.ts'
import { cancelRecordImport, startRecordImport } from './start.ts'
import { recordRows } from './tables.ts'

export const recordImportHandlers: Handlers<typeof recordImportCalls> = {
  readRecordFile,
  previewRecordImport,
  startRecordImport,
  cancelRecordImport,

  async listRecordImports(where, context) {
    const { appId, entity } = await openEntity(where, context)
    return (await selectImports(context.db, { appId, entityUid: entity.uid })).map(importOf)
  },

  getRecordImport: async (input, context) => importOf((await begunImport(input, context)).row),

  async listRecordImportFaults(input, context) {
    const { row, fields } = await begunImport(input, context)
    // The import itself is named beside them, and what it goes into is known from it.
    const others = { id: undefined, appId: undefined, entity: undefined }
    const conditions = { ...refusedConditions(input), ...others } satisfies Conditions<'listRecordImportFaults'>
    const { total, rows } = await selectRefused<Fault>(context.db, recordRows, { ...input, conditions })
    return { total, list: rows.flatMap((one) => faultsOf(one, { ...row, fields, lang: context.lang })) }
  },

  async downloadRecordImportFaults(input, context) {
    const { lang, services } = context
    const { row, fields } = await begunImport(input, context)
    const scope = { as: 'tenant', entId: row.ent_id, userId: sessionOf(context).userId } as const
    return faultFile({
      fileName: row.file_name,
      lang,
      refused: row.refused,
      headings: row.headings,
      named: Object.values(row.mapping ?? {}),
      pageAfter: (after, most) =>
        services.tx(scope, (db) => selectRefusedAfter<Fault>(db, recordRows, { id: row.id, after, most })),
      faultsOf: (one) => faultsOf(one, { ...row, fields, lang }),
    })
  },
}

/** One of the caller into this table, with its fields. */
async function begunImport({ id, ...where }: { id: string; appId: string; entity: string }, context: Context) {
  const { appId, entity, fields } = await openEntity(where, context)
  const row = await findImport(context.db, { id, appId, entityUid: entity.uid })
  if (row === undefined || row.status === 'read') throw new Problem('notFound')
  return { row, fields }
}
