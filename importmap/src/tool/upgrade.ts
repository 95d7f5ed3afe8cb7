import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sdkIndex, sharedSet } from '@atrium/shared-utility/contract'
import { portalOf } from './build.ts'
import type { Outcome } from './outcome.ts'
import { fetchDocument } from './portal.ts'
import { readProject } from './project.ts'

type UpgradeOptions = { folder: string; portal?: string }

/** As npm has read it before this. */
type PackageFile = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Wanted = { name: string; version: string }

/**
 * `atrium upgrade`: the portal's own packages, and what it shares, in `package.json` in the versions that the portal has now.
 * Nothing that is not there is added, and nothing is installed.
 */
export async function upgrade({ folder, portal }: UpgradeOptions): Promise<Outcome> {
  const address = portalOf(readProject(folder), portal)
  const [{ packages }, { versions }] = [
    await fetchDocument(address, 'index.json', sdkIndex),
    await fetchDocument(address, 'shared.json', sharedSet),
  ]
  const own = packages.map(({ name, file }) => ({ name, version: `${address}/sdk/${file}` }))
  const shared = Object.entries(versions)
    .filter(([name]) => !name.startsWith('@atrium/'))
    .map(([name, version]) => ({ name, version }))
  const changed = rewrite(path.join(folder, 'package.json'), [...own, ...shared])
  return {
    isGood: true,
    lines:
      changed.length === 0
        ? [`package.json has what ${address} has now.`]
        : [
            ...changed.map(({ name, version }) => `${name}: ${version}`),
            'Go on with: npm install && npm test && npm run check',
          ],
    data: { changed },
  }
}

/** Writes the file as it stands, with these versions where it names the packages. */
function rewrite(file: string, wanted: readonly Wanted[]) {
  const before = readFileSync(file, 'utf8')
  const manifest: PackageFile = JSON.parse(before)
  const changed = wanted.filter(({ name, version }) => {
    const lists = [manifest.dependencies, manifest.devDependencies].filter((list) => list?.[name] !== undefined)
    const old = lists.filter((list) => list?.[name] !== version)
    for (const list of old) if (list) list[name] = version
    return old.length > 0
  })
  const indent = /^[ \t]+(?=")/m.exec(before)?.[0] ?? '  '
  if (changed.length > 0) writeFileSync(file, `${JSON.stringify(manifest, null, indent)}\n`)
  return changed
}
