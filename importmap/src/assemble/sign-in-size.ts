import { statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { filesAhead, firstFiles, visitorMap } from '@atrium/shared-utility/contract'
import { defaultHomeLink, loginPath } from '@atrium/shared-utility/model'
import { inRepository } from '../repository.ts'
import type { AssembledPortal } from './assemble.ts'

/** What may be sent, with brotli, until the sign-in page can be used. */
export const signInBudgetBytes = 170_400

/** The page beside its import map, with its longer head: style, base configuration, dictionary, notices. */
const pageBytes = 4_095
/** Status and headers of one answer. */
const headBytes = 430

/** Every answer that the sign-in page waits for, with its size as it is sent; the largest first. */
export function signInSizes(portal: AssembledPortal) {
  const parcel = portal.parcels.find(({ declaration }) => declaration.routes.some(({ path }) => path === loginPath))
  const app = parcel?.declaration.name
  const map = JSON.stringify([visitorMap(portal, app), filesAhead(portal, { app, home: defaultHomeLink })])
  const files = signInFiles(portal, parcel).map((url) => ({ url, bytes: statSync(`${pathOf(url, portal)}.br`).size }))
  const page = { url: loginPath, bytes: pageBytes + compressed(map) }
  return [...files, page]
    .map(({ url, bytes }) => ({ url, bytes: bytes + headBytes }))
    .toSorted((one, other) => other.bytes - one.bytes)
}

/** Says what the sign-in page costs. False when that is more than it may. */
export function reportSignInSize(portal: AssembledPortal) {
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

/** As server/src/foundation/http/encoding.ts does it. */
function compressed(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}

function kilobytes(bytes: number) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
