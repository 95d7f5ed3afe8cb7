import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { until } from '../../../test/until.ts'
import { exportedFiles } from '../file/export-query.ts'
import { sumBytes } from '../file/file-query.ts'
import { endOverdue } from '../file/sweep-query.ts'
import { docx, outcome, startPreviews } from './test/given-previews.ts'

const dayMs = 24 * 60 * 60_000
let given: Awaited<ReturnType<typeof startPreviews>>
beforeAll(async () => {
  given = await startPreviews()
})
afterAll(() => given.close())
beforeEach(() => given.forget())

test('a document is sent whole, under no name of a person, and its PDF is kept for the next reader', async () => {
  const bytes = Buffer.alloc(300_000, 'letters ')
  const file = await given.givenFile({ bytes })
  const first = await given.see(file)
  expect(first.media_type).toBe('application/pdf')
  expect((await given.contentOf(first)).toString('latin1')).toMatch(/^%PDF-.*document\.docx.*300000 bytes/s)
  expect(given.converter.received).toMatchObject([{ name: 'document.docx', type: docx }])
  expect(given.converter.received[0]?.bytes.equals(bytes)).toBe(true)
  expect((await given.see(file)).id).toBe(first.id)
  expect(given.converter.received).toHaveLength(1)
})

test('readers at the same time, in two processes, have it made once', async () => {
  const file = await given.givenFile()
  const release = given.converter.hold()
  const processes = [given.previewsOf(), given.previewsOf()]
  const seen = processes.flatMap((previews) => [given.see(file, previews), given.see(file, previews)])
  await until(() => given.converter.received.length > 0)
  release()
  expect(new Set((await Promise.all(seen)).map(({ id }) => id)).size).toBe(1)
  expect(given.converter.received).toHaveLength(1)
})

test('a reader who goes ends the conversion, and one who stays has it made', async () => {
  const file = await given.givenFile()
  const release = given.converter.hold()
  const [leaving, before] = [new AbortController(), given.converter.left()]
  const gone = outcome(given.see(file, given.previewsOf(), leaving.signal))
  await until(() => given.converter.received.length > 0)
  const staying = given.see(file, given.previewsOf())
  leaving.abort()
  expect(await gone).toBe('previewFailed')
  await until(() => given.converter.left() > before)
  expect(given.said).toEqual([])
  release()
  expect((await staying).status).toBe('stored')
})

test('at most three documents are with the service at once, and a reader who goes from the line leaves nothing', async () => {
  const release = given.converter.hold()
  const previews = given.previewsOf()
  const files = await Promise.all(Array.from({ length: 5 }, () => given.givenFile()))
  const seen = files.map((file) => given.see(file, previews))
  await until(() => given.converter.received.length === 3)
  const hasty = await given.givenFile()
  const gone = new AbortController()
  const waiting = outcome(given.see(hasty, previews, gone.signal))
  await until(async () => (await given.previewsKept(hasty)).length === 1)
  gone.abort()
  expect(await waiting).toBe('previewFailed')
  expect(await given.previewsKept(hasty)).toEqual([])
  expect(given.converter.received).toHaveLength(3)
  release()
  await Promise.all(seen)
  expect(given.converter.received).toHaveLength(5)
})

test('a preview is its enterprise’s, takes nothing of its quota, is not in the file of its data, and goes with its document', async () => {
  const { id: entId } = await given.server.given.enterprise()
  const file = await given.givenFile({ entId })
  const used = () => given.inPlatform((db) => sumBytes(db, entId))
  const before = await used()
  const preview = await given.see(file)
  expect(preview).toMatchObject({ ent_id: entId, name: 'preview.pdf' })
  expect(preview.place).toContain(`${entId}/`)
  expect(await used()).toBe(before)
  const exported = await given.inPlatform((db) => exportedFiles.execute(db))
  expect(exported.rows).not.toContainEqual(expect.objectContaining({ id: preview.id }))
  await given.remove(file.id)
  expect(await given.previewsKept(file)).toEqual([])
  expect(await outcome(given.see(file))).toBe('fileMissing')
})

test('a document that goes while it is converted leaves no preview', async () => {
  const file = await given.givenFile()
  const release = given.converter.hold()
  const seen = outcome(given.see(file))
  await until(() => given.converter.received.length > 0)
  await given.remove(file.id)
  release()
  expect(await seen).toBe('fileMissing')
  expect(await given.previewsKept(file)).toEqual([])
})

test('a preview is made anew after 30 days, and where a killed process left one on its way', async () => {
  const file = await given.givenFile()
  const first = await given.see(file)
  const later = new Date(Date.now() + 31 * dayMs)
  await given.inPlatform((db) => endOverdue(db, { now: later, untouchedSince: new Date(0) }))
  const second = await given.see(file)
  expect(second.id).not.toBe(first.id)
  const changed = new Date(Date.now() - 60_000)
  await given.inPlatform((db) =>
    db
      .updateTable('stored_file')
      .set({ status: 'uploading', changed_at: changed })
      .where('id', '=', second.id)
      .execute(),
  )
  expect((await given.see(file)).id).not.toBe(second.id)
})
