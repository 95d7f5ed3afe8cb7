import {
  issueText,
  langs,
  Problem,
  problemText,
  type Lang,
  type ProblemCode,
  type RecordImportMapping,
} from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { isRefusedData } from '../../../foundation/db/failure.ts'
import { inSavepoint } from '../../../foundation/db/savepoint-query.ts'
import type { ImportRow, SeenRow } from '../../../foundation/file/table-import/import-tables.ts'
import type { OpenEntity } from '../record/open-app.ts'
import type { RecordContext } from '../record/record-context.ts'
import { addQuietly } from '../record/write.ts'
import type { Fault } from './cells/fault.ts'
import { draftOf, type Draft } from './cells/draft.ts'
import { lookUp } from './look-up/look-up.ts'

type Rows = { rows: readonly ImportRow[]; mapping: RecordImportMapping }
export type AddedRow = SeenRow & { faults: readonly Fault[] | null }

/**
 * Adds a record for each row, one after the other: a row with a fault is taken back, and those before it stay. Records of one moment
 * stand in the order of their ids, so they get them in the order of the file.
 */
export async function addRows(open: OpenEntity, { rows, mapping }: Rows, outer: RecordContext) {
  const ids = rows.map(() => outer.newId()).toSorted()
  const context = { ...outer, newId: () => ids.shift() ?? outer.newId() }
  const fields = open.fields.filter(({ key }) => Object.hasOwn(mapping, key))
  const known = await lookUp(open, { rows, mapping, fields }, context)
  const seen: AddedRow[] = []
  for (const row of rows) {
    const faults = await addOne(open, draftOf(row, { mapping, fields, known }), context)
    const isAdded = faults.length === 0
    seen.push({ place: row.place, result: isAdded ? 'added' : 'refused', faults: isAdded ? null : faults })
  }
  return seen
}

/** All that is wrong with a row; nothing of one that was added. */
async function addOne(open: OpenEntity, { values, faults }: Draft, context: RecordContext): Promise<Fault[]> {
  const own = new Set(faults.map(({ field }) => field))
  try {
    await inSavepoint(context.db, async () => {
      await addQuietly(open, { id: context.newId(), raw: values }, context)
      if (faults.length > 0) throw new FaultyRow()
    })
    return []
  } catch (error) {
    if (error instanceof FaultyRow) return faults
    // What a faulty cell would have filled in is not missing, too.
    return [...faults, ...faultsIn(error).filter(({ field }) => field === null || !own.has(field))]
  }
}

class FaultyRow extends Error {}

/** Of a row as a whole. */
const refusals: readonly ProblemCode[] = ['recordBeyondRole', 'actNotGranted', 'storageQuotaReached']

/** What the writing of a record refuses, in both languages. Throws what is no refusal. */
function faultsIn(error: unknown): Fault[] {
  if (error instanceof Problem && error.code === 'invalidInput' && error.cause instanceof z.ZodError)
    return error.cause.issues.map((issue) => ({
      field: issue.path[0] === 'values' && typeof issue.path[1] === 'string' ? issue.path[1] : null,
      says: inBoth((lang) => issueText(issue, lang)),
    }))
  if (error instanceof Problem && refusals.includes(error.code))
    return [{ field: null, says: inBoth((lang) => problemText(error.code, lang)) }]
  if (isRefusedData(error)) return [{ field: null, says: inBoth((lang) => problemText('malformedRequest', lang)) }]
  throw error
}

function inBoth(say: (lang: Lang) => string) {
  return Object.fromEntries(langs.map((lang) => [lang, say(lang)])) as Record<Lang, string>
}
