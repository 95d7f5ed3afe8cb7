import { routesOfParcel, routeTitleKey, type BaseConfig, type Lang } from '@atrium/shared-utility/contract'
import { readBaseConfig, type Signer } from '../base-config.ts'
import type { BuiltParcel } from './built-parcel.ts'

/** The base configuration with this parcel in place of the one in force, if there is any. */
export function configWith(config: BaseConfig, { app, declaration }: BuiltParcel): BaseConfig {
  const others = <T>(list: readonly T[], nameOf: (one: T) => string | undefined) =>
    list.filter((one) => nameOf(one) !== app.name)
  return {
    ...config,
    // The later one of two entries with the same path wins: those of the portal's own table stay behind.
    routes: [...routesOfParcel(declaration), ...others(config.routes, ({ app: name }) => name)],
    apps: [...others(config.apps, ({ name }) => name), app],
  }
}

/** The titles of its pages, which are in no dictionary before it is released. */
export function titlesOf({ declaration }: BuiltParcel, lang: Lang) {
  return Object.fromEntries(declaration.routes.map(({ path, title }) => [routeTitleKey(path), title[lang] ?? path]))
}

/**
 * A page of the portal with this parcel in place: in the import map with its hashes, and in the base configuration, which is
 * signed anew by a key that the page is given with it. A page that says that there is no portal stays as it is.
 */
export function pageWith(html: string, parcel: BuiltParcel, signer: Signer) {
  return changeJson(
    changeJson(withoutLinks(html, parcel), mapScript, (map) => mapWith(map, parcel)),
    bootScript,
    (boot) => bootWith(boot, parcel, signer),
  )
}

/** The text inside these scripts. */
const mapScript = /(?<=<script type="systemjs-importmap"[^>]*>).*?(?=<\/script>)/s
const bootScript = /(?<=<script type="application\/json" id="atrium-boot"[^>]*>).*?(?=<\/script>)/s

type Json = Record<string, unknown>

function changeJson(html: string, script: RegExp, change: (value: Json) => object) {
  return html.replace(script, (text) => {
    const value: Json = JSON.parse(text)
    // Inside a script element nothing but `<` can end or hide it; inside JSON it may be written as an escape.
    return JSON.stringify(change(value)).replaceAll('<', '\\u003c')
  })
}

/** Without the links of the server to the version in force, for its own page. */
function withoutLinks(html: string, { prefix }: BuiltParcel) {
  return html.replaceAll(new RegExp(`<link [^>]*href="${prefix}[^>]*>`, 'g'), '')
}

function mapWith(map: Json, { app, prefix, manifest: { files } }: BuiltParcel) {
  const own = Object.entries(files).map(([name, { integrity }]) => [prefix + name, integrity])
  return {
    ...map,
    imports: { ...recordOf(map['imports']), [app.name]: app.url },
    integrity: { ...recordOf(map['integrity']), ...Object.fromEntries(own) },
  }
}

function bootWith(boot: Json, parcel: BuiltParcel, signer: Signer) {
  const { baseConfig: signed, dictionary, lang } = boot
  const { payload } = recordOf(signed)
  const isSigned = typeof payload === 'string'
  const titles = titlesOf(parcel, lang === 'en-US' ? 'en-US' : 'zh-CN')
  return {
    ...boot,
    publicKey: signer.publicKey,
    ...(isSigned && { baseConfig: signer.sign(configWith(readBaseConfig({ payload }), parcel)) }),
    ...(dictionary !== undefined && { dictionary: { ...recordOf(dictionary), ...titles } }),
  }
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
