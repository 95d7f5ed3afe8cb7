import { binaryXml, type Value } from './given-binary-xml.ts'

type Manifest = {
  packageName?: string
  /** Null for none. */
  versionCode?: Value | null
  versionName?: Value
  label?: Value
  icon?: Value
  roundIcon?: Value
  minSdk?: Value
}

/** AndroidManifest.xml, as Android's tools write it. */
export function givenManifest({
  packageName = 'com.example.field',
  versionCode = 7,
  versionName = '1.7',
  label = 'Field app',
  icon,
  roundIcon,
  minSdk = 24,
}: Manifest = {}) {
  return binaryXml([
    ['manifest', { package: packageName, versionCode: versionCode ?? undefined, versionName }],
    ['uses-sdk', { minSdk }],
    ['application', { label, icon, roundIcon }],
  ])
}
