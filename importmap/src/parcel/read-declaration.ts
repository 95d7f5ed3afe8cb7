import { readFileSync } from 'node:fs'
import { parcelDeclaration, type ParcelDeclaration } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { inRepository } from '../repository.ts'
import type { Source } from './target.ts'

/** Reads and checks the `parcel.json` of one of ours, which has the name that its folder says. */
export function readDeclaration(source: Source): ParcelDeclaration {
  const declaration = readParcelFile(source.folder, source.slug)
  if (declaration.name === source.name) return declaration
  const file = `${source.folder}/parcel.json`
  throw new BuildRefused(
    source.slug,
    `${file} says "${declaration.name}", but this folder's parcel is "${source.name}"`,
  )
}

/** A wrong one stops the build and says which field. */
export function readParcelFile(folder: string, slug: string): ParcelDeclaration {
  const file = `${folder}/parcel.json`
  const read = parcelDeclaration.safeParse(JSON.parse(readFileSync(inRepository(file), 'utf8')))
  if (read.success) return read.data
  const faults = read.error.issues.map((issue) => `${issue.path.join('.') || 'the document'}: ${issue.message}`)
  throw new BuildRefused(slug, `${file} is not valid: ${faults.join('; ')}`)
}
