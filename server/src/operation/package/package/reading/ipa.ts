import type { Facts } from './facts.ts'
import { appleIconOf } from './icon.ts'
import { limits } from './limits.ts'
import { readPropertyList } from './property-list.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'
import type { Zip } from '../../../../foundation/file/reader/zip.ts'

const infoFile = /^Payload\/([^/]+)\.app\/Info\.plist$/
const bundleIdentifier = /^[\w.-]{1,155}$/
const wanted: ReadonlySet<string> = new Set([
  'CFBundleIdentifier',
  'CFBundleVersion',
  'CFBundleShortVersionString',
  'CFBundleDisplayName',
  'CFBundleName',
  'MinimumOSVersion',
])
/** Apple asks for numbers with dots and a stage (3.1.0b2); what is not sold in its store has other letters, too. */
const bundleVersion = /^[0-9A-Za-z](?:[\w.+() -]{0,58}[\w.+)-])?$/

/** The facts in an application for iOS. */
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
  const list = readPropertyList(await zip.read(entry, limits.manifestBytes), wanted)
  return { ...factsOf(list), ...(await appleIconOf(zip)) }
}

function factsOf(list: ReadonlyMap<string, string>) {
  const [packageName = '', versionCode = ''] = [list.get('CFBundleIdentifier'), list.get('CFBundleVersion')?.trim()]
  if (!bundleIdentifier.test(packageName)) throw new Refused('nameInvalid')
  if (!bundleVersion.test(versionCode)) throw new Refused('versionInvalid')
  return {
    packageName,
    versionCode,
    versionName: list.get('CFBundleShortVersionString') ?? null,
    label: [list.get('CFBundleDisplayName'), list.get('CFBundleName')].find((name) => name?.trim()) ?? null,
    minOs: list.get('MinimumOSVersion') ?? null,
    signer: null,
  }
}
