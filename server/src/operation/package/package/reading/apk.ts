import { readAndroidManifest } from './android-manifest.ts'
import { byRule } from './by-rule.ts'
import type { Entry } from '../../../../foundation/file/reader/directory.ts'
import type { Facts } from './facts.ts'
import { iconOf } from './icon.ts'
import { limits } from './limits.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import { noResources, openResources, type Resources } from './resources.ts'
import { signerOf } from './signing-block.ts'
import type { Source } from '../../../../foundation/file/reader/source.ts'
import type { Value } from './value.ts'
import { versionCodeOf } from './version-code.ts'
import type { Zip } from '../../../../foundation/file/reader/zip.ts'

const packageName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/

/** The facts in an Android package. */
export async function readApk(zip: Zip, source: Source): Promise<Facts> {
  const bytes = await zip.read(manifestOf(zip), limits.manifestBytes)
  const manifest = byRule('manifestBroken', () => readAndroidManifest(bytes))
  const signer = await signerOf(source, zip.directoryAt)
  if (manifest.packageName.length > 255 || !packageName.test(manifest.packageName)) throw new Refused('nameInvalid')
  const resources = await resourcesOf(zip)
  return {
    packageName: manifest.packageName,
    versionCode: String(versionCodeOf(manifest, resources)),
    versionName: textOf(manifest.versionName, resources),
    label: textOf(manifest.label, resources),
    minOs: textOf(manifest.minSdk, resources),
    signer,
    ...(await iconOf(manifest.icon, { resources, zip })),
  }
}

function manifestOf({ entries }: Zip): Entry {
  const found = entries.get('AndroidManifest.xml')
  if (found !== undefined) return found
  const isOfApple = [...entries.keys()].some((name) => name.startsWith('Payload/'))
  throw new Refused(isOfApple ? 'otherPlatform' : 'noManifest')
}

async function resourcesOf(zip: Zip) {
  const entry = zip.entries.get('resources.arsc')
  // Then it has no label and no icon: neither is worth the memory.
  if (entry === undefined || entry.bytes > limits.resourceBytes) return noResources
  const bytes = await zip.read(entry, limits.resourceBytes)
  return byRule('resourcesBroken', () => openResources(bytes))
}

function textOf(value: Value | undefined, resources: Resources) {
  const plain = resources.values(value).find(({ kind }) => kind === 'text' || kind === 'number')
  if (plain?.kind === 'text') return plain.text
  return plain?.kind === 'number' ? String(plain.number) : null
}
