import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { z } from 'zod'
import { errorCode } from '../../process/error/error-code.ts'
import { makeFolder, randomName, removeFolder, syncFolder, writeNew } from './durable.ts'

/** The list of the parts of a file, in their order; a file of one part has no such list. */
const listName = 'parts'
const partList = z.array(z.object({ name: z.string(), bytes: z.int() }))
const withinFile = /^(?:parts(?:-[0-9a-f]{16})?|begun|\d+-[0-9a-f]{16})$/

type Making = { draft: string; whole: string; receipts: readonly string[] }
type Range = { first: number; last: number }

/**
 * Makes a file whole without writing its bytes again, which would take their room twice: the part of a small file is renamed,
 * and of a larger one the folder that holds the parts. False where a part is not there any more.
 */
export async function makeWhole({ draft, whole, receipts }: Making) {
  await makeFolder(path.dirname(whole))
  try {
    const [only] = receipts
    if (receipts.length === 1 && only !== undefined) await rename(path.join(draft, only), whole)
    else await moveParts({ draft, whole, receipts })
  } catch (error) {
    // Another process has made it whole, or this one before it was killed.
    if (!/^(?:ENOENT|ENOTEMPTY|EEXIST|ENOTDIR)$/.test(errorCode(error))) throw error
    if ((await sizeOfWhole(whole)) === null) return false
  }
  await syncFolder(path.dirname(whole))
  await removeFolder(draft)
  return true
}

async function moveParts({ draft, whole, receipts }: Making) {
  const sizes = await Promise.all(receipts.map(async (name) => (await stat(path.join(draft, name))).size))
  const list = receipts.map((name, index) => ({ name, bytes: sizes[index] ?? 0 }))
  const written = path.join(draft, `${listName}-${randomName()}`)
  await writeNew(written, [Buffer.from(JSON.stringify(list))])
  await rename(written, path.join(draft, listName))
  // A part that was sent twice is not in the file. The list of another process that makes it whole at this moment is
  // left alone.
  for (const name of await readdir(draft))
    if (!receipts.includes(name) && !name.startsWith(listName)) await rm(path.join(draft, name), { force: true })
  await syncFolder(draft)
  await rename(draft, whole)
}

/** Null where there is none. The size of parts is that of what lies there, whatever their list says. */
export async function sizeOfWhole(whole: string) {
  try {
    const { size, isDirectory } = await factsOf(whole)
    if (!isDirectory) return size
    const sizes = (await listOf(whole)).map(({ name }) => sizeOfPart(path.join(whole, name)))
    return (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

export async function readWhole(whole: string, { first, last }: Range): Promise<Readable> {
  if ((await factsOf(whole)).isDirectory)
    return Readable.from(bytesOfParts(whole, await listOf(whole), { first, last }), { objectMode: false })
  const file = await open(whole, 'r')
  return createReadStream('', { fd: file, start: first, end: last })
}

type PartList = z.infer<typeof partList>

async function* bytesOfParts(whole: string, list: PartList, { first, last }: Range): AsyncGenerator<Buffer> {
  let from = 0
  for (const { name, bytes } of list) {
    const [start, end] = [Math.max(first - from, 0), Math.min(last - from, bytes - 1)]
    if (start <= end) yield* createReadStream(path.join(whole, name), { start, end })
    from += bytes
  }
}

/** The place of the whole file that a file on the disk is, or is a part of. */
export function placeOfWhole(place: string) {
  return withinFile.test(path.posix.basename(place)) ? path.posix.dirname(place) : place
}

async function listOf(whole: string) {
  return partList.parse(JSON.parse(await readFile(path.join(whole, listName), 'utf8')))
}

async function factsOf(file: string) {
  const facts = await stat(file)
  return { size: facts.size, isDirectory: facts.isDirectory() }
}

/** A part that is gone has no bytes. */
async function sizeOfPart(file: string) {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 0
    throw error
  }
}
