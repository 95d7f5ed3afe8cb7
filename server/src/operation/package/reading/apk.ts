import { readAndroidManifest, type Value } from './android-manifest.ts'
import type { Entry } from '../../../foundation/reader/directory.ts'
import { isPlainPath } from '../../../foundation/reader/directory.ts'
import type { Facts } from './facts.ts'
import { limits } from './limits.ts'
import { plainPng } from '../../../foundation/picture/png.ts'
import { Refused } from '../../../foundation/reader/refused.ts'
import { noResources, openResources, type Resources } from './resources.ts'
import { signerOf } from './signing-block.ts'
import type { Source } from '../../../foundation/reader/source.ts'
import type { Zip } from '../../../foundation/reader/zip.ts'

const packageName = /^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/

/** What an Android package says of itself. */
export async function readApk(zip: Zip, source: Source): Promise<Facts> {
  const manifest = readAndroidManifest(await zip.read(manifestOf(zip), limits.manifestBytes))
  const signer = await signerOf(source, zip.directoryAt)
  if (manifest.packageName.length > 255 || !packageName.test(manifest.packageName)) throw new Refused('manifestBroken')
  const resources = await resourcesOf(zip)
  return {
    packageName: manifest.packageName,
    versionCode: String(manifest.versionCode),
    versionName: textOf(manifest.versionName, resources),
    label: textOf(manifest.label, resources),
    minOs: manifest.minSdk?.kind === 'number' ? String(manifest.minSdk.number) : null,
    signer,
    icon: await iconOf(manifest.icon, resources, zip),
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
  return openResources(await zip.read(entry, limits.resourceBytes))
}

function textOf(value: Value | undefined, resources: Resources) {
  if (value === undefined) return null
  if (value.kind === 'text') return value.text
  return value.kind === 'number' ? String(value.number) : (resources.texts(value.id)[0] ?? null)
}

/** The largest picture that an icon's name stands for, if one of them is a plain PNG. */
async function iconOf(value: Value | undefined, resources: Resources, zip: Zip) {
  const paths = value?.kind === 'resource' ? resources.texts(value.id) : value?.kind === 'text' ? [value.text] : []
  if (!paths.every(isPlainPath)) throw new Refused('hostilePath')
  const pictures = paths
    .flatMap((path) => (path.endsWith('.png') ? [zip.entries.get(path)] : []))
    .filter((entry) => entry !== undefined && entry.bytes <= limits.iconBytes)
    .toSorted((one, other) => (other?.bytes ?? 0) - (one?.bytes ?? 0))
  const [largest] = pictures
  return largest === undefined ? null : plainPng(await zip.read(largest, limits.iconBytes))
}
