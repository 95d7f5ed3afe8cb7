import type { CallParsed } from '@atrium/shared-utility/contract'
import type { Context } from '../../../foundation/call/context/context.ts'
import { streamText } from '../../../foundation/db/stream.ts'
import type { FileAnswer } from '../../../foundation/call/context/file-answer.ts'
import { countForExport, pagesForExport, type ExportRow } from './export-query.ts'
import { formats } from './export-text.ts'
import type { AuditFilter } from './filter-query.ts'
import { recordAct } from '../../../foundation/call/audit/queries.ts'

const most = 100_000

/** The filtered log as a file. The export itself is logged before its first row leaves. */
export async function exportAudit(
  { format, ...filter }: CallParsed<'exportAudit'>,
  context: Context,
): Promise<FileAnswer> {
  const { now, services } = context
  await recordAct(context, {
    action: 'exportAudit',
    targetKind: 'audit',
    targetId: filter.entid ?? 'all',
    entId: null,
    diff: { format, ...filter },
  })
  const open = async () => {
    const { head, body } = await streamText(services.tx, async (db) => {
      const total = await countForExport(db, { filter, most })
      const isCut = total > most
      const pages = pagesForExport(db, { filter, most })
      return { head: { rows: Math.min(total, most), isCut }, text: textOf(pages, { format, isCut }) }
    })
    return { ...head, body }
  }
  return { name: nameOf(filter, { now, format }), type: formats[format].type, open }
}

type Shape = { format: keyof typeof formats; isCut: boolean }

async function* textOf(pages: AsyncIterable<ExportRow[]>, { format, isCut }: Shape) {
  const { opening, line, cut } = formats[format]
  let oldest: ExportRow | undefined
  if (opening !== '') yield opening
  for await (const rows of pages) {
    yield rows.map(line).join('')
    oldest = rows.at(-1)
  }
  if (isCut && oldest !== undefined) yield cut(most, justAfter(oldest))
}

// The same millisecond may have more rows, so the next export begins with rows that this one has.
function justAfter({ at }: ExportRow) {
  return new Date(at.getTime() + 1).toISOString()
}

/** When and what, in letters that every file system takes. */
function nameOf(filter: AuditFilter, { now, format }: { now: Date; format: string }) {
  const chosen = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}-${value}`] : []))
  const words = ['audit', now.toISOString().slice(0, 19), ...chosen]
  return `${words
    .map((word) => word.replaceAll(/[^\w.-]+/g, '-'))
    .join('_')
    .slice(0, 120)}.${format}`
}
