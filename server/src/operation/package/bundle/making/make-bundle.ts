import { createHash, sign, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { bundleFormat, formatVersion, parseManifest, type Manifest } from '../reading/manifest.ts'
import { filesFolder, manifestName, signatureName } from '../reading/read-bundle.ts'
import { createZipWriter } from '../../../../foundation/file/reader/zip-writer.ts'

type Made = { folder: string; to: string; about: Omit<Manifest, 'files'>; key: KeyObject }

/** Folders of a checkout that are no part of the release. */
const leftOut = /^(?:\.cache|data)$|(?:^|\/)(?:\.git|node_modules)$/

/** Puts the files of a folder into a bundle, and signs the list of them. Throws on a link: it would not be followed. */
export async function makeBundle({ folder, to, about, key }: Made) {
  const files = []
  for await (const file of filesIn(folder)) files.push({ path: file, ...(await factsOf(path.join(folder, file))) })
  const listed = files.map(({ crc: _crc, ...file }) => file)
  const manifest = Buffer.from(
    JSON.stringify({ format: bundleFormat, formatVersion, ...about, files: listed }, null, 1),
  )
  parseManifest(manifest) // A manifest that no portal would take is not signed.
  const part = `${to}.part`
  const out = await open(part, 'w')
  try {
    const zip = createZipWriter((bytes) => out.writeFile(bytes))
    for (const [name, bytes] of [
      [manifestName, manifest],
      [signatureName, sign(null, manifest, key)],
    ] as const)
      await zip.add({ name, sizeBytes: bytes.length, crc: crc32(bytes), isExecutable: false }, [bytes])
    for (const { path: name, ...facts } of files)
      await zip.add({ name: filesFolder + name, ...facts }, createReadStream(path.join(folder, name)))
    await zip.end()
    await out.sync()
    await rename(part, to)
  } finally {
    await out.close()
    await rm(part, { force: true })
  }
  return { files: files.length }
}

async function* filesIn(folder: string, below = ''): AsyncGenerator<string> {
  const found = await readdir(path.join(folder, below), { withFileTypes: true })
  for (const entry of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`
    if (leftOut.test(name)) continue
    if (entry.isDirectory()) yield* filesIn(folder, name)
    else if (entry.isFile()) yield name
    else throw new Error(`${name} is neither a file nor a folder`)
  }
}

async function factsOf(file: string) {
  const { mode } = await stat(file)
  const hash = createHash('sha256')
  let [crc, sizeBytes] = [0, 0]
  for await (const bytes of createReadStream(file)) {
    hash.update(bytes)
    crc = crc32(bytes, crc)
    sizeBytes += bytes.length
  }
  return { sizeBytes, sha256: hash.digest('hex'), crc, isExecutable: (mode & 0o100) !== 0 }
}
