import { fill, Problem, type Lang } from '@atrium/shared-utility/contract'
import type { Services } from '../../call/context/services.ts'
import { createTurns } from '../../call/http/by-turns.ts'
import { tableLimits } from './limits.ts'
import { ofZip } from './read-table.ts'
import { refusalWords } from './refusal-words.ts'
import type { Table, TableFacts, TableRefusal } from './table.ts'

type Options = { sheet: string | undefined; lang: Lang; readFile: Services['readFile']; stopping?: AbortSignal }

const worker = new URL('./worker.ts', import.meta.url).href
/** Each takes a process of its own and its memory. */
const oneFile = createTurns(1)

/** The table in a file that a person brings, read apart from this process. Throws why it is refused, with the place. */
export async function readTableFile(bytes: AsyncIterable<Buffer>, options: Options): Promise<Table> {
  const whole = await wholeOf(bytes, options.lang)
  return oneFile('table', () => read(whole, options))
}

async function read(whole: Buffer, { sheet, lang, readFile, stopping = new AbortController().signal }: Options) {
  const source = {
    sizeBytes: whole.length,
    read: async (at: number, length: number) => whole.subarray(at, at + length),
  }
  const of = sheet === undefined ? {} : { sheet }
  const task = { worker, of, sizeBytes: whole.length }
  const said = await readFile<TableFacts, never>(task, { source, stopping })
  if (said === null) throw new Problem('overloaded', { seconds: 5 })
  if (said.kind === 'refused') throw problemOf({ code: ofZip(said.refusal), params: {} }, lang)
  if ('table' in said.facts) return said.facts.table
  throw problemOf(said.facts.refusal, lang)
}

/** `code` and the place are for programs, the sentence is for people. */
function problemOf({ code, params }: TableRefusal, lang: Lang) {
  const [zh, en] = refusalWords[code]
  return new Problem('tableRefused', { ...params, code, reason: fill(lang === 'zh-CN' ? zh : en, params) })
}

async function wholeOf(bytes: AsyncIterable<Buffer>, lang: Lang) {
  const pieces: Buffer[] = []
  let sizeBytes = 0
  for await (const piece of bytes) {
    sizeBytes += piece.length
    if (sizeBytes > tableLimits.fileBytes)
      throw problemOf({ code: 'tooLarge', params: { megabytes: tableLimits.fileBytes / 1024 / 1024 } }, lang)
    // The buffer may be used again for what comes next.
    pieces.push(Buffer.from(piece))
  }
  return Buffer.concat(pieces)
}
