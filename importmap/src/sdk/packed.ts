import { createHash } from 'node:crypto'
import { tarball } from './tarball.ts'

type Packed = { name: string; version: string; file: string; integrity: string; content: Buffer }

type Manifest = { name: string } & Record<string, unknown>

/**
 * A package of these files. Its version ends in a hash of them: other content is another version under another name, and
 * what a team's lockfile says of the one that it has stays true.
 */
export function packed(release: string, manifest: Manifest, files: ReadonlyMap<string, string>): Packed {
  const version = `${release}-h${contentHash(manifest, files)}`
  const text = `${JSON.stringify({ ...manifest, version }, null, 2)}\n`
  const content = tarball(new Map([...files, ['package.json', text]]))
  const integrity = `sha512-${createHash('sha512').update(content).digest('base64')}`
  const file = `${manifest.name.replace('@', '').replace('/', '-')}-${version}.tgz`
  return { name: manifest.name, version, file, integrity, content }
}

function contentHash(manifest: Manifest, files: ReadonlyMap<string, string>) {
  const hash = createHash('sha256').update(JSON.stringify(manifest))
  for (const [name, text] of [...files].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`\0${name}\0`).update(text)
  return hash.digest('hex').slice(0, 10)
}
