import { Problem, type CallParsed } from '@atrium/shared-utility/contract'
import { sessionOf, spaceOf, type Context } from '../../../foundation/call/context/context.ts'
import { faultFile } from '../../../foundation/file/table-import/fault-file.ts'
import { selectRefusedAfter } from '../../../foundation/file/table-import/rows-query.ts'
import { findImport } from './queries.ts'
import { faultsOf } from './row.ts'
import type { Fault } from './rows/fault.ts'
import { memberRows } from './tables.ts'

export async function downloadMemberImportFaults({ id }: CallParsed<'downloadMemberImportFaults'>, context: Context) {
  const { db, lang, services } = context
  const row = await findImport(db, id)
  if (row === undefined) throw new Problem('notFound')
  const scope = { as: 'tenant', entId: spaceOf(context).entId, userId: sessionOf(context).userId } as const
  return faultFile({
    fileName: row.file_name,
    lang,
    refused: row.refused,
    headings: row.headings,
    named: Object.values(row.mapping ?? {}),
    pageAfter: (after, most) =>
      services.tx(scope, (own) => selectRefusedAfter<Fault>(own, memberRows, { id, after, most })),
    faultsOf: (one) => faultsOf(one, { ...row, lang }),
  })
}
