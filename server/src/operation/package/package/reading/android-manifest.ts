import { elementsOf, type Attributes } from './binary-xml.ts'
import { Refused } from '../../../../foundation/file/reader/refused.ts'

/** The framework's own ids: the names of attributes may be left out of a manifest. */
const ids = {
  label: 0x01010001,
  icon: 0x01010002,
  roundIcon: 0x0101052c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  minSdk: 0x0101020c,
  versionCodeMajor: 0x01010576,
}

const wanted = {
  elements: new Set(['manifest', 'application', 'uses-sdk']),
  attributes: new Set(['package', ...Object.values(ids)]),
}

/** The facts in AndroidManifest.xml. */
export function readAndroidManifest(bytes: Buffer) {
  const elements = firstOfEach(bytes)
  const [manifest, application] = [elements.get('manifest'), elements.get('application')]
  if (manifest === undefined) throw new Refused('manifestBroken')
  const packageName = manifest.get('package')
  return {
    packageName: packageName?.kind === 'text' ? packageName.text : '',
    versionName: manifest.get(ids.versionName),
    versionCode: manifest.get(ids.versionCode),
    versionCodeMajor: manifest.get(ids.versionCodeMajor),
    label: application?.get(ids.label),
    icon: application?.get(ids.icon) ?? application?.get(ids.roundIcon),
    minSdk: elements.get('uses-sdk')?.get(ids.minSdk),
  }
}

/** An application's own label comes before anything that is in it. */
function firstOfEach(bytes: Buffer) {
  const found = new Map<string, Attributes>()
  for (const { name, attributes } of elementsOf(bytes, wanted)) if (!found.has(name)) found.set(name, attributes)
  return found
}
