import { Problem, type whiteListCalls } from '@atrium/shared-utility/contract'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { addEntry, deleteEntry, updateEntry } from './change.ts'
import { selectEntries, selectEntry } from './list-query.ts'
import { missing } from './missing.ts'
import { entryOf, ruleOf } from './row.ts'
import { selectRules } from './rule-query.ts'
import { updateRule } from './update-rule.ts'

export const whiteListHandlers: Handlers<typeof whiteListCalls> = {
  async listWhiteListEntries(filter, { db }) {
    const { total, rows } = await selectEntries(db, filter)
    return { total, list: rows.map(entryOf) }
  },

  async getWhiteListEntry({ id }, { db }) {
    const row = await selectEntry(db, id)
    if (row === undefined) throw new Problem('notFound')
    return entryOf(row)
  },

  addWhiteListEntry: addEntry,
  updateWhiteListEntry: updateEntry,
  deleteWhiteListEntry: deleteEntry,

  async getWhiteListRules(_input, { db }) {
    return (await selectRules(db)).map(ruleOf)
  },

  listWhiteListMissing: missing,
  updateWhiteListRule: updateRule,
}
