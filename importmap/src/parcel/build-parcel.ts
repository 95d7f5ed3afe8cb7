import { packageVersion } from '../repository.ts'
import type { Unit } from '../unit.ts'
import { writeUnit } from '../write-unit.ts'
import { bundleParcel, type BundleOptions } from './bundle-parcel.ts'
import { readDeclaration } from './read-declaration.ts'
import { type Target, shell } from './target.ts'

/** Builds one parcel of this repository, or the shell, as System modules against the shared set, and writes its `dist/`. */
export async function buildParcel(target: Target, options: BundleOptions & { inputs: string }): Promise<Unit> {
  if (target !== shell) readDeclaration(target)
  const { entries, imports, exports, css, uses, files } = await bundleParcel(target, options)
  return writeUnit(
    {
      slug: target.slug,
      mode: options.mode,
      version: packageVersion(target.folder),
      inputs: options.inputs,
      prefix: target.prefix,
      folder: `${target.folder}/dist`,
      entries,
      imports,
      exports,
      css,
      uses,
    },
    files,
  )
}
