import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import release from '../../../../../package.json' with { type: 'json' }
import type { BundleRefusal } from '@atrium/shared-utility/contract'
import { isLower } from '../package/version-order.ts'
import type { Manifest } from './reading/manifest.ts'

/** The version of the release that this process runs, also after another one was put in its place. */
export const runningVersion = release.version

const packageFile = new URL('../../../../../package.json', import.meta.url)

/** The version of the running release. Anything after its numbers does not count. */
export async function installedVersion() {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(packageFile, 'utf8')))
  return /^[\d.]+/.exec(version)?.[0] ?? '0'
}

/** Why a release may not take the place of the one that is installed; null where it may. */
export function misfitOf({ version, minVersion }: Pick<Manifest, 'version' | 'minVersion'>, installed: string) {
  if (!isLower(installed, version)) return 'tooOld' satisfies BundleRefusal
  return isLower(installed, minVersion) ? ('needsNewer' satisfies BundleRefusal) : null
}
