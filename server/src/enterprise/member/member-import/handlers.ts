import { Problem, type memberImportCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import type { Conditions } from '../../../foundation/query/list/conditions.ts'
import { refusedConditions, selectRefused } from '../../../foundation/file/table-import/rows-query.ts'
import { downloadMemberImportFaults } from './error-file.ts'
import { previewMemberImport } from './preview.ts'
import { findImport, selectImports } from './queries.ts'
import { readMemberFile } from './read-file.ts'
import { faultsOf, importOf } from './row.ts'
import type { Fault } from './rows/fault.ts'
import { cancelMemberImport, startMemberImport } from './start.ts'
import { memberRows } from './tables.ts'

export const memberImportHandlers: Handlers<typeof memberImportCalls> = {
  readMemberFile: async (input, context) => readMemberFile(input, context),
  previewMemberImport: inPlatformScope(previewMemberImport),
  startMemberImport: inPlatformScope(startMemberImport),
  cancelMemberImport: inPlatformScope(cancelMemberImport),
  downloadMemberImportFaults,

  async listMemberImports(_input, { db }) {
    return (await selectImports(db)).map(importOf)
  },

  async getMemberImport({ id }, { db }) {
    const row = await findImport(db, id)
    if (row === undefined) throw new Problem('notFound')
    return importOf(row)
  },

  async listMemberImportFaults(input, { db, lang }) {
    const of = await findImport(db, input.id)
    if (of === undefined) throw new Problem('notFound')
    // The import itself is named beside them.
    const conditions = { ...refusedConditions(input), id: undefined } satisfies Conditions<'listMemberImportFaults'>
    const { total, rows } = await selectRefused<Fault>(db, memberRows, { ...input, conditions })
    return { total, list: rows.flatMap((row) => faultsOf(row, { ...of, lang })) }
  },
}
