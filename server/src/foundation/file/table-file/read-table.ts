import { Refused } from '../reader/refused.ts'
import type { Source } from '../reader/source.ts'
import { readCsv } from './csv/read-csv.ts'
import { tableOf } from './table-of.ts'
import { TableRefused, type TableFacts, type TableRefusal } from './table.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'

/** How the older files of spreadsheet programs begin, and those with a password. */
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const zip = Buffer.from('PK\u0003\u0004', 'latin1')

/** What a file is shows at its beginning, whatever it is called. */
export async function readTable(source: Source, { sheet }: { sheet?: string | undefined }): Promise<TableFacts> {
  try {
    const head = await source.read(0, Math.min(8, source.sizeBytes))
    if (head.equals(compound)) throw new TableRefused('encrypted')
    if (head.subarray(0, 4).equals(zip)) {
      const { rows, ...of } = await readXlsx(source, sheet)
      return { table: tableOf(rows, of) }
    }
    const rows = readCsv(await source.read(0, source.sizeBytes))
    return { table: tableOf(rows, { sheets: [], sheet: null }) }
  } catch (error) {
    if (error instanceof TableRefused) return { refusal: error.refusal }
    if (error instanceof Refused) return { refusal: { code: ofZip(error.refusal), params: {} } }
    throw error
  }
}

/** What is wrong with an archive, as people who know only their table can use it. */
export function ofZip(refusal: string): TableRefusal['code'] {
  if (refusal === 'encrypted') return 'encrypted'
  const isLarge = ['bomb', 'tooManyEntries', 'manifestTooLarge', 'tooSlow'].includes(refusal)
  return isLarge ? 'bomb' : 'broken'
}
