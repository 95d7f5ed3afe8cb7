import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ParcelDeclaration } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { BuildRefused } from '../build-refused.ts'
import { readParcelFile } from '../parcel/read-declaration.ts'
import type { Source } from '../parcel/target.ts'
import { Misuse } from './misuse.ts'

/** A parcel in a repository of its own. */
export type Project = { source: Source; version: string; portal: string | null; declaration: ParcelDeclaration }

const packageFile = z.object({
  version: z.string(),
  atrium: z.object({ portal: z.string().optional(), entry: z.string().optional() }).optional(),
})

/** Reads `parcel.json` and `package.json` of the folder that a command is given in. */
export function readProject(folder: string): Project {
  if (!existsSync(path.join(folder, 'parcel.json')))
    throw new Misuse(
      `${folder} has no parcel.json. Go to the folder of a parcel, or make one with "atrium create". How an existing parcel is brought in: node_modules/@atrium/parcel/docs/existing-parcels.md`,
    )
  const declaration = readParcelFile(folder, path.basename(folder))
  const slug = declaration.name.slice(declaration.name.indexOf('/') + 1)
  const { version, atrium } = readPackage(folder, slug)
  const source = { slug, name: declaration.name, folder, entry: atrium?.entry }
  return { source, version, portal: atrium?.portal ?? null, declaration }
}

function readPackage(folder: string, slug: string) {
  const file = path.join(folder, 'package.json')
  const read = existsSync(file) ? packageFile.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (read?.success) return read.data
  throw new BuildRefused(slug, `${file} has to have a "version", and "atrium": { "portal": "https://…" }.`)
}
