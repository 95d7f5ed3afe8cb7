import type { BundlePart } from '@atrium/shared-utility/contract'
import { bundleLimits } from './limits.ts'
import type { BundledFile } from './reading/manifest.ts'

type PartLine = BundlePart & { name: string }

/** What a release holds, by the entries of its top, the largest first; the last line has all other entries. */
export function partsOf(files: readonly Pick<BundledFile, 'path' | 'sizeBytes'>[]): BundlePart[] {
  const parts = new Map<string, PartLine>()
  for (const { path, sizeBytes } of files) {
    const [first = path] = path.split('/')
    const name = first === path ? path : `${first}/`
    parts.set(name, added(parts.get(name) ?? { name, files: 0, sizeBytes: 0 }, { files: 1, sizeBytes }))
  }
  const all = [...parts.values()].toSorted((one, other) => other.sizeBytes - one.sizeBytes)
  const rest = all.slice(bundleLimits.parts)
  const shown: BundlePart[] = all.slice(0, bundleLimits.parts)
  if (rest.length === 0) return shown
  return [...shown, rest.reduce<BundlePart>(added, { name: null, files: 0, sizeBytes: 0 })]
}

function added<T extends BundlePart>(part: T, { files, sizeBytes }: Pick<BundlePart, 'files' | 'sizeBytes'>): T {
  return { ...part, files: part.files + files, sizeBytes: part.sizeBytes + sizeBytes }
}
