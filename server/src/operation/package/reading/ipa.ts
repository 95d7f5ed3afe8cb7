import type { Facts } from './facts.ts'
import { limits } from './limits.ts'
import { readPropertyList } from './property-list.ts'
import { Refused } from '../../../foundation/reader/refused.ts'
import type { Zip } from '../../../foundation/reader/zip.ts'

const infoFile = /^Payload\/([^/]+)\.app\/Info\.plist$/
const bundleIdentifier = /^[A-Za-z0-9.-]{1,155}$/
const wanted: ReadonlySet<string> = new Set([
  'CFBundleIdentifier',
  'CFBundleVersion',
  'CFBundleShortVersionString',
  'CFBundleDisplayName',
  'CFBundleName',
  'MinimumOSVersion',
])
const bundleVersion = /^\d{1,18}(?:\.\d{1,18}){0,3}$/

/** What an application for iOS says of itself. Its icons are in a form that only Apple's programs draw, so it has none. */
export async function readIpa(zip: Zip): Promise<Facts> {
  const names = [...zip.entries.keys()]
  const infos = names.filter((name) => infoFile.test(name))
  const [info] = infos
  if (infos.length > 1) throw new Refused('severalApps')
  const entry = info === undefined ? undefined : zip.entries.get(info)
  if (info === undefined || entry === undefined)
    throw new Refused(names.includes('AndroidManifest.xml') ? 'otherPlatform' : 'noManifest')
  const signature = info.replace(/Info\.plist$/, '_CodeSignature/CodeResources')
  if (!zip.entries.has(signature)) throw new Refused('unsigned')
  return factsOf(readPropertyList(await zip.read(entry, limits.manifestBytes), wanted))
}

function factsOf(list: ReadonlyMap<string, string>): Facts {
  const [packageName, versionCode] = [list.get('CFBundleIdentifier') ?? '', list.get('CFBundleVersion') ?? '']
  if (!bundleIdentifier.test(packageName) || !bundleVersion.test(versionCode)) throw new Refused('manifestBroken')
  return {
    packageName,
    versionCode,
    versionName: list.get('CFBundleShortVersionString') ?? null,
    label: list.get('CFBundleDisplayName') ?? list.get('CFBundleName') ?? null,
    minOs: list.get('MinimumOSVersion') ?? null,
    signer: null,
    icon: null,
  }
}
