import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inRepository } from './repository.ts'
import { unit, type Output, type Unit } from './unit.ts'

const unitsFolder = 'importmap/dist/units'
const replacedKeptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Writes a unit's files with their compressed siblings and keeps its record. Files that a build replaces stay for a week,
 * so that a page which is open can still load its screens; while developing, those of the build before. `rare` files are
 * compressed with little effort.
 */
export async function writeUnit(built: Omit<Unit, 'files'>, outputs: readonly Output[], rare?: ReadonlySet<string>) {
  const written = await Promise.all(
    outputs.map((output) => writeOutput(built.folder, output, built.mode === 'development' || rare?.has(output.name))),
  )
  const record: Unit = { ...built, files: Object.fromEntries(written) }
  const before = Object.keys(readUnit(built.slug)?.files ?? {})
  const kept = new Set([...before, ...Object.keys(record.files)])
  await removeLeftOvers({ folder: built.folder, kept, record })
  mkdirSync(inRepository(unitsFolder), { recursive: true })
  writeWhole(recordPath(built.slug), JSON.stringify(record, null, 1))
  return record
}

/** The record of an earlier build, when it is of this shape and its files are all still there. */
export function readUnit(slug: string): Unit | null {
  if (!existsSync(recordPath(slug))) return null
  const read = unit.safeParse(JSON.parse(readFileSync(recordPath(slug), 'utf8')))
  if (!read.success) return null
  const isWhole = Object.keys(read.data.files).every((name) => existsSync(inRepository(read.data.folder, name)))
  return isWhole ? read.data : null
}

/** Writes a file that others read at any time: they see the old one or the new one. */
export function writeWhole(path: string, text: string) {
  writeFileSync(`${path}.${process.pid}`, text)
  renameSync(`${path}.${process.pid}`, path)
}

/** SHA-256: as strong as this needs, and a third shorter on the page, which names every file. */
function integrityOf(content: string | Uint8Array) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}

async function writeOutput(folder: string, { name, content }: Output, isRare = false) {
  const path = inRepository(folder, name)
  mkdirSync(inRepository(folder, name, '..'), { recursive: true })
  writeFileSync(path, content)
  const bytes = Buffer.from(content)
  const small = isText(name) ? await compress(path, bytes, isRare ? 4 : 11) : bytes.length
  return [name, { integrity: integrityOf(content), bytes: bytes.length, brotli: small }] as const
}

async function compress(path: string, bytes: Buffer, effort: number) {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Scripts change their character often: smaller blocks save the first page a quarter of a kilobyte.
    [constants.BROTLI_PARAM_LGBLOCK]: 16,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, { params }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  writeFileSync(`${path}.br`, br)
  writeFileSync(`${path}.gz`, gz)
  return br.length
}

type LeftOvers = { folder: string; kept: Set<string>; record: Unit }

/** Their time is that of the build that replaced them: from then on no new page asks for them. */
async function removeLeftOvers({ folder, kept, record: { files, mode } }: LeftOvers) {
  const now = Date.now()
  const keptMs = mode === 'development' ? 0 : replacedKeptMs
  const entries = await readdir(inRepository(folder), { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const name = `${entry.parentPath}/${entry.name}`.slice(inRepository(folder).length + 1)
    const path = inRepository(folder, name)
    const plain = name.replace(/\.(br|gz)$/, '')
    if (kept.has(plain)) {
      if (!Object.hasOwn(files, plain)) utimesSync(path, now / 1000, now / 1000)
    } else if (now - statSync(path).mtimeMs >= keptMs) rmSync(path)
  }
}

function isText(name: string) {
  return /\.(js|css|json|svg|map|txt)$/.test(name)
}

function recordPath(slug: string) {
  return inRepository(unitsFolder, `${slug}.json`)
}
