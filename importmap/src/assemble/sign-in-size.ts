import { statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { filesAhead, firstFiles, visitorMap } from '@atrium/shared-utility/contract'
import { defaultHomeLink, loginPath } from '@atrium/shared-utility/model'
import { inRepository } from '../repository.ts'
import type { AssembledPortal } from './assemble.ts'

/** The most that may be sent, with brotli, until the sign-in page can be used. */
export const signInBudgetBytes = 171_000

/** The most that may be sent to make calls, with the calls of every page: all others come by area when one is made. */
export const callsBudgetBytes = 45_000

/** The page beside its import map, with its longer head: style, base configuration, dictionary, notices. */
const pageBytes = 4_095
/** Status and headers of one answer. */
const headBytes = 430

/** Every answer that the sign-in page waits for, with its size as it is sent; the largest first. */
export function signInSizes(portal: AssembledPortal) {
  const parcel = signInParcel(portal)
  const app = parcel?.declaration.name
  const map = JSON.stringify([visitorMap(portal, app), filesAhead(portal, { app, home: defaultHomeLink })])
  const files = signInFiles(portal, parcel).map((url) => ({ url, bytes: statSync(`${pathOf(url, portal)}.br`).size }))
  const page = { url: loginPath, bytes: pageBytes + compressed(map) }
  return [...files, page]
    .map(({ url, bytes }) => ({ url, bytes: bytes + headBytes }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

/** Says what the sign-in page costs, and what makes calls after it. False when one of them is more than it may be. */
export function reportSignInSize(portal: AssembledPortal) {
  return [reportPage(portal), reportCalls(portal)].every(Boolean)
}

function reportCalls(portal: AssembledPortal) {
  const { declaration } = signInParcel(portal) ?? {}
  const before = new Set(firstFiles(portal, { app: declaration?.name, makesCalls: false }))
  const later = firstFiles(portal, { app: declaration?.name, makesCalls: true }).filter((url) => !before.has(url))
  const bytes = later.reduce((sum, url) => sum + statSync(`${pathOf(url, portal)}.br`).size, 0)
  const isWithin = bytes <= callsBudgetBytes
  const verdict = isWithin ? 'of' : 'which is more than'
  console.log(`what makes calls sends ${kilobytes(bytes)}, ${verdict} ${kilobytes(callsBudgetBytes)} that it may`)
  return isWithin
}

function signInParcel({ parcels }: AssembledPortal) {
  return parcels.find(({ declaration }) => declaration.routes.some(({ path }) => path === loginPath))
}

function reportPage(portal: AssembledPortal) {
  const sizes = signInSizes(portal)
  const bytes = sizes.reduce((sum, file) => sum + file.bytes, 0)
  const isWithin = bytes <= signInBudgetBytes
  const verdict = isWithin ? 'of' : 'which is more than'
  console.log(`the sign-in page sends ${kilobytes(bytes)}, ${verdict} ${kilobytes(signInBudgetBytes)} that it may`)
  if (!isWithin) for (const file of sizes) console.log(`  ${kilobytes(file.bytes).padStart(8)}  ${file.url}`)
  return isWithin
}

function signInFiles(portal: AssembledPortal, parcel: AssembledPortal['parcels'][number] | undefined) {
  const others = [...portal.scripts, ...portal.shellCss, ...(parcel?.css ?? [])].map(({ url }) => url)
  return [...new Set([...others, ...firstFiles(portal, { app: parcel?.declaration.name, makesCalls: false })])]
}

function pathOf(url: string, { folders }: AssembledPortal) {
  const [prefix, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? ['', '']
  return inRepository(folder, url.slice(prefix.length))
}

/** Compresses as server/src/foundation/call/http/encoding.ts does. */
function compressed(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
