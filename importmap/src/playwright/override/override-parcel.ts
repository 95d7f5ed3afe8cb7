import path from 'node:path'
import type { BrowserContext, Route } from '@playwright/test'
import { calls, langs, signedBaseConfig } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { answerCalls } from '../answer-calls.ts'
import { createSigner, readBaseConfig } from '../base-config.ts'
import { rewritePage } from '../rewrite-page.ts'
import { readBuiltParcel, type BuiltParcel } from './built-parcel.ts'
import { configWith, pageWith, titlesOf } from './put-in-place.ts'

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/**
 * Puts what was built in a folder in place of the parcel in force, in this browser alone, whether or not any version of
 * it was released. The portal is asked for nothing that it would not give to everyone, and is told nothing of how it
 * goes.
 */
export async function overrideParcel(context: BrowserContext, folder: string) {
  const parcel = readBuiltParcel(folder)
  const known = overridden.get(context)
  if (known) return void known.set(parcel.app.name, parcel)
  const parcels = new Map([[parcel.app.name, parcel]])
  overridden.set(context, parcels)
  const all = () => [...parcels.values()]
  const signer = createSigner()
  await rewritePage(
    context,
    (html) => all().reduce((page, one) => pageWith(page, one, signer), html),
    (headers) => all().reduce(headersWith, headers),
  )
  await context.route(
    ({ pathname }) => all().some(({ prefix }) => pathname.startsWith(prefix)),
    (route) => serve(route, all()),
  )
  // An open page asks this when others release something.
  await rewriteJson(context, calls.getBaseConfig.path, (json) =>
    signer.sign(all().reduce(configWith, readBaseConfig(signedBaseConfig.parse(json)))),
  )
  await rewriteJson(context, calls.getLanguage.path, (json) => all().reduce(languageWith, json))
  // How it opens here must not count for the version of that number: it could halt its roll-out.
  await answerCalls(context, { getTelemetrySampling: () => ({ percent: 0 }) })
}

/** The parcels by name: of two rewritings of a page the browser sees only the later one, so one rewriting does all. */
const overridden = new WeakMap<BrowserContext, Map<string, BuiltParcel>>()

function serve(route: Route, parcels: readonly BuiltParcel[]) {
  const { pathname } = new URL(route.request().url())
  const parcel = parcels.find(({ prefix }) => pathname.startsWith(prefix))
  const name = decodeURIComponent(pathname.slice(parcel?.prefix.length))
  const body = parcel?.read(name) ?? null
  if (body === null) return route.fallback()
  return route.fulfill({ body, contentType: types[path.extname(name)] ?? 'application/octet-stream' })
}

async function rewriteJson(context: BrowserContext, place: string, change: (json: unknown) => unknown) {
  await context.route(
    ({ pathname }) => pathname.endsWith(place),
    async (route) => {
      const response = await route.fetch()
      if (!response.ok()) return route.fulfill({ response })
      return route.fulfill({ response, json: change(await response.json()) })
    },
  )
}

const language = z.looseObject({ data: z.looseObject({}) })

function languageWith(json: unknown, parcel: BuiltParcel): unknown {
  const answer = language.parse(json)
  const told = langs.flatMap((lang) => {
    const words = answer.data[lang]
    return typeof words === 'object' ? [[lang, { ...words, ...titlesOf(parcel, lang) }] as const] : []
  })
  return { ...answer, data: { ...answer.data, ...Object.fromEntries(told) } }
}

/** The policies of its framework, which pages allow once a parcel in force declares them. */
function headersWith(headers: Record<string, string>, { declaration: { trustedTypes = [] } }: BuiltParcel) {
  const name = 'content-security-policy'
  const policy = headers[name]
  if (policy === undefined || trustedTypes.length === 0) return headers
  return { ...headers, [name]: policy.replace(/(?<=trusted-types )[^;,]*/, (known) => withNames(known, trustedTypes)) }
}

function withNames(known: string, names: readonly string[]) {
  return [...new Set([...known.split(' '), ...names])].join(' ')
}
