import { takeLock } from '../bin/lock.cjs'
import { assemble } from './assemble/assemble.ts'
import { inputsHash } from './inputs.ts'
import { inRepository, parcelSlugs } from './repository.ts'
import type { Mode, Unit } from './unit.ts'
import { readUnit } from './write-unit.ts'
import { developmentParcels, parcelTarget, shell, type Target } from './parcel/target.ts'

// Bundlers are loaded only when something is stale: a start with nothing to build must not wait for them.

/** Builds what is stale of the portal and assembles it. Prints one line for each part that it built. */
export async function buildPortal(mode: Mode) {
  const before = process.env.NODE_ENV
  // React and its kin choose their files by it; whatever runs after the build must not see it.
  process.env.NODE_ENV = mode
  // Two builds at once would write into the same folders.
  const lock = await takeLock(inRepository('.cache/build.lock'), (pid) =>
    console.log(`Waiting for process ${pid}, which is building here ...`),
  )
  try {
    return await buildUnits(mode)
  } finally {
    lock.release()
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

async function buildUnits(mode: Mode) {
  const slugs = mode === 'development' ? [...parcelSlugs(), ...developmentParcels] : parcelSlugs()
  const shared = await fresh({ slug: 'shared', mode, inputs: sharedInputs(mode) }, async (inputs) => {
    const { buildShared } = await import('./shared/build-shared.ts')
    return buildShared(mode, inputs)
  })
  const [boot, shellUnit, ...parcels] = await Promise.all([
    fresh({ slug: 'boot', mode, inputs: inputsHash(bootPlaces, [shared.inputs]) }, async (inputs) => {
      const { buildBootScripts } = await import('./assemble/boot-scripts.ts')
      return buildBootScripts(mode, inputs, shared)
    }),
    freshParcel(shell, mode, shared),
    ...slugs.map((slug) => freshParcel(parcelTarget(slug), mode, shared)),
  ])
  return assemble({ shared, boot, shell: shellUnit, parcels })
}

/** The files of the boot part; importmap/package.json has its version. */
const bootPlaces = ['importmap/src/loader', 'importmap/src/pdf', 'importmap/src/assemble', 'importmap/package.json']

async function freshParcel(target: Target, mode: Mode, shared: Unit) {
  const places = [
    `${target.folder}/src`,
    `${target.folder}/parcel.json`,
    `${target.folder}/package.json`,
    ...builder,
    'package-lock.json',
  ]
  const inputs = inputsHash(places, [mode, JSON.stringify(shared.exports)])
  return fresh({ slug: target.slug, mode, inputs }, async () => {
    const { buildParcel } = await import('./parcel/build-parcel.ts')
    return buildParcel(target, { mode, inputs, exports: shared.exports })
  })
}

const builder = ['importmap/src/parcel', 'importmap/src/system', 'importmap/src/shared', 'importmap/src/words']

function sharedInputs(mode: Mode) {
  return inputsHash(['shared-utility/src', 'shared-utility/package.json', ...builder, 'package-lock.json'], [mode])
}

/** The record of the last build when nothing it read has changed, else a new build. */
async function fresh(
  { slug, mode, inputs }: { slug: string; mode: Mode; inputs: string },
  build: (inputs: string) => Promise<Unit>,
) {
  const known = readUnit(slug)
  if (known?.inputs === inputs && known.mode === mode) return known
  const startedAt = performance.now()
  const built = await build(inputs)
  console.log(
    `built ${slug} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s: ${Object.keys(built.files).length} files`,
  )
  return built
}
