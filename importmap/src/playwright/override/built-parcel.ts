import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { artifact, artifactPrefix, type Artifact, type BaseConfig } from '@atrium/shared-utility/contract'

/** The result of `atrium build`, as pages are to see it. */
export type BuiltParcel = {
  manifest: Artifact
  declaration: NonNullable<Artifact['declaration']>
  app: BaseConfig['apps'][number]
  /** The address at which its files are served. */
  prefix: string
  /** The content of one of its files; null for every other name. */
  read: (name: string) => Buffer | null
}

/** Reads `dist/` of a parcel's folder. */
export function readBuiltParcel(folder: string): BuiltParcel {
  const file = path.join(folder, 'dist', 'artifact.json')
  if (!existsSync(file)) throw new Error(`${file} is not there: build the parcel first, with "atrium build".`)
  const manifest = artifact.parse(JSON.parse(readFileSync(file, 'utf8')))
  const { declaration, entries, files } = manifest
  if (declaration === undefined) throw new Error(`${file} has no declaration: it is no parcel's.`)
  const prefix = artifactPrefix(manifest)
  return {
    manifest,
    declaration,
    prefix,
    app: {
      name: declaration.name,
      // So it stands on the failure card, too: it is not the version of that number, which a team may have released.
      version: `${manifest.version} (built here)`,
      url: prefix + (entries[declaration.name] ?? ''),
      css: manifest.css.map((name) => ({ url: prefix + name, integrity: files[name]?.integrity ?? '' })),
    },
    read: (name) => (Object.hasOwn(files, name) ? readFileSync(path.join(folder, 'dist', name)) : null),
  }
}
