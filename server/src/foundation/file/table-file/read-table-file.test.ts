import { expect, test } from '@jest/globals'
import type { Lang, Problem } from '@atrium/shared-utility/contract'
import { readInProcess } from '../reader/read-in-process.ts'
import { tableLimits } from './limits.ts'
import { readTableFile } from './read-table-file.ts'
import { givenXlsx } from './test/given-xlsx.ts'

async function* sent(...pieces: readonly Buffer[]) {
  yield* pieces
}

const patient: typeof readInProcess = (task, options) => readInProcess(task, { ...options, patienceMs: 60_000 })
const reading = (pieces: readonly Buffer[], lang: Lang = 'en-US') =>
  readTableFile(sent(...pieces), { sheet: undefined, lang, readFile: patient })
const refusal = (pieces: readonly Buffer[], lang?: Lang) =>
  reading(pieces, lang).then(
    () => null,
    ({ code, params }: Problem) => ({ code, params }),
  )

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rows = `<row>${cell('a')}</row><row>${cell('1')}</row>`

test('S53: a process of its own reads a spreadsheet that comes in pieces', async () => {
  const bytes = await givenXlsx({ sheets: { one: rows } })
  expect(await reading([bytes.subarray(0, 50), bytes.subarray(50)])).toMatchObject({
    sheet: 'one',
    headings: ['a'],
    rows: [{ place: 2, cells: ['1'] }],
  })
})

test('S53: a file that would be a thousand times its size is refused before it is unpacked', async () => {
  const bytes = await givenXlsx({ sheets: { one: rows } })
  // The list says of its first entry that it is so large.
  const list = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  bytes.writeUInt32LE(bytes.length * 1000, list + 24)
  expect(await refusal([bytes])).toMatchObject({ code: 'tableRefused', params: { code: 'bomb' } })
})

test('a refusal says why and where in the language of its person', async () => {
  const bytes = Buffer.from('a,b\n1,=2')
  const params = { code: 'formula', row: 2, column: 'B' }
  expect(await refusal([bytes])).toMatchObject({
    params: { ...params, reason: expect.stringMatching(/^Cell B2 begins/) },
  })
  expect(await refusal([bytes], 'zh-CN')).toMatchObject({
    params: { ...params, reason: expect.stringMatching(/^单元格 B2/) },
  })
})

test('a file that is too large is refused before all of it is here', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'a')
  let taken = 0
  async function* endless() {
    for (;;) {
      taken += piece.length
      yield piece
    }
  }
  const options = { sheet: undefined, lang: 'en-US', readFile: patient } as const
  await expect(readTableFile(endless(), options)).rejects.toMatchObject({ params: { code: 'tooLarge' } })
  expect(taken).toBeLessThanOrEqual(tableLimits.fileBytes + piece.length)
})
