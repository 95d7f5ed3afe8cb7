import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { packageOf } from '../gate/needs.ts'

const packageFile = z.object({ version: z.string() })

/** The version of a package that a folder has, or null. */
export function installedVersion(folder: string, name: string) {
  try {
    const file = findPackageJSON(name, path.join(folder, 'package.json'))
    return file === undefined ? null : packageFile.parse(JSON.parse(readFileSync(file, 'utf8'))).version
  } catch {
    // Not installed, or no package that Node knows: the portal has its own.
    return null
  }
}

type Versions = Readonly<Record<string, string>>

/** What a team does where the portal does not share a name: the versions say most of it. */
export function teamRemedy(folder: string, versions: Versions) {
  return (specifier: string) => {
    const name = packageOf(specifier)
    const installed = installedVersion(folder, name)
    const here = installed === null ? '' : `, and this folder has ${installed}`
    const shared = versions[specifier] ?? versions[name]
    const has = shared === undefined ? '' : `The portal has ${name} ${shared}${here}. `
    return `${has}The names that it shares are listed in its /sdk/shared.json.`
  }
}
