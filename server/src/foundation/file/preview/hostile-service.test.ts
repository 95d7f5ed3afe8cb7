import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { outcome, startPreviews } from './test/given-previews.ts'

let given: Awaited<ReturnType<typeof startPreviews>>
beforeAll(async () => {
  given = await startPreviews()
})
afterAll(() => given.close())
beforeEach(() => given.forget())

test.each(['error', 'noPdf', 'wrongType', 'redirect', 'endless', 'cut'] as const)(
  'a service that answers with %s is said to have failed, nothing of it is kept, and the next reader may try',
  async (fault) => {
    const file = await given.givenFile()
    given.converter.faults.push(fault)
    expect(await outcome(given.see(file))).toBe('previewFailed')
    expect(await given.previewsKept(file)).toEqual([])
    expect(given.said.join('')).toContain('a document could not be converted')
    expect(given.said.join('')).not.toContain('工资')
    expect(await outcome(given.see(file))).toBe('shown')
  },
)

test('a service that is silent, or away, is given up', async () => {
  const file = await given.givenFile()
  given.converter.faults.push('silence')
  expect(await outcome(given.see(file, given.previewsOf({ seconds: 0.3 })))).toBe('previewSlow')
  expect(await outcome(given.see(file, given.previewsOf({ url: 'http://127.0.0.1:1' })))).toBe('previewFailed')
  expect(await given.previewsKept(file)).toEqual([])
  expect(given.said).toHaveLength(2)
})

test('a document that is too large, or none, is not sent', async () => {
  const large = await given.givenFile({ bytes: Buffer.alloc(1024 * 1024 + 1) })
  expect(() => given.previewsOf().of(large)).toThrow(expect.objectContaining({ code: 'previewTooLarge' }))
  const zip = await given.givenFile({ mediaType: 'application/zip' })
  expect(() => given.previewsOf().of(zip)).toThrow(expect.objectContaining({ code: 'previewNotOffered' }))
  expect(given.converter.received).toEqual([])
})

test('a document that the service refuses is told apart from a service that fails', async () => {
  const file = await given.givenFile()
  given.converter.faults.push('refusal')
  expect(await outcome(given.see(file))).toBe('previewRefused')
  expect(await given.previewsKept(file)).toEqual([])
  expect(given.said).toEqual([])
})

test('a service that is tried out is sent a document of Word, nothing of which is kept, and a silent one is given up', async () => {
  const stored = () => given.inPlatform((db) => db.selectFrom('stored_file').select('id').execute())
  const before = new Set((await stored()).map(({ id }) => id))
  await given.previewsOf().tryOut()
  expect(given.converter.received).toMatchObject([{ name: 'document.docx' }])
  given.converter.faults.push('silence')
  expect(await outcome(given.previewsOf({ seconds: 0.3 }).tryOut())).toBe('previewSlow')
  expect((await stored()).filter(({ id }) => !before.has(id))).toEqual([])
})
