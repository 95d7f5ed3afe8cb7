import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gateStage, type Artifact, type GateFinding, type Lang } from '@atrium/shared-utility/contract'
import { BuildRefused } from '../build-refused.ts'
import { findChromium, RunBroken, runInBrowser, type ChromiumHere } from '../gate/browser/index.ts'
import { Misuse } from './misuse.ts'
import { fetchDocument, PortalSilent } from './portal.ts'

export type BuiltParcel = { folder: string; portal: string; manifest: Artifact; lang: Lang }

/**
 * What the portal finds when it runs what was built, found by the same program on this machine: in a page of this
 * portal's shared set, loader and policies, with named calls answered by this program alone. Throws Misuse where there
 * is no browser.
 */
export async function checkInBrowser({ folder, portal, manifest, lang }: BuiltParcel): Promise<GateFinding[]> {
  const chromium = await chromiumHere()
  const stage = await fetchDocument(portal, 'stage.json', gateStage)
  const own = `/assets/parcels/${manifest.slug}/`
  const read = async (url: string) =>
    url.startsWith(own) ? readBuilt(folder, manifest, url.slice(own.length)) : fetchFile(portal + url)
  const stopping = new AbortController().signal
  try {
    const found = await runInBrowser(
      { manifest, stage, lang, chromium },
      { folder: os.tmpdir(), read, onProgress: telling(), stopping },
    )
    return found ?? []
  } catch (error) {
    if (!(error instanceof RunBroken)) throw error
    if (error.cause instanceof PortalSilent) throw error.cause
    throw new BuildRefused(manifest.slug, `it could not be run in ${chromium.path}: ${error.message}`)
  }
}

/** Chromium fences nothing in as root; what it runs here is the team's own. */
async function chromiumHere(): Promise<ChromiumHere> {
  const named = process.env.CHROMIUM_PATH ?? ''
  const found = findChromium(named === '' ? null : named) ?? (named === '' ? await ofPlaywright() : null)
  if (found !== null) return { path: found, isSandboxed: process.getuid?.() !== 0 }
  throw new Misuse(
    named === ''
      ? 'There is no Chromium on this machine to run the parcel in. Have one installed, by "npx playwright-core install chromium" for one, or say where it is: CHROMIUM_PATH=/path/to/chromium. Without it "atrium check" says what the files say, and the portal runs the version once it is uploaded.'
      : `There is no program at ${named}, which CHROMIUM_PATH names. It has to be the path of a Chromium.`,
  )
}

/** What `npx playwright-core install` has put on this machine. */
async function ofPlaywright() {
  const { chromium } = await import('playwright-core')
  return findChromium(chromium.executablePath())
}

function readBuilt(folder: string, { files }: Artifact, name: string) {
  return Object.hasOwn(files, name) ? new Uint8Array(readFileSync(path.join(folder, 'dist', name))) : null
}

const patienceMs = 30_000

async function fetchFile(url: string) {
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch((cause: unknown) => {
    throw new PortalSilent(`${url} does not answer. Is the portal running, and reachable from here?`, { cause })
  })
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null
}

/** In tenths, where no program reads the outcome. */
function telling() {
  let told = -1
  return ({ done, of }: { done: number; of: number }) => {
    const tenth = Math.floor((done / Math.max(of, 1)) * 10)
    if (tenth > told) console.error(`It is run in a browser (${tenth * 10} %)`)
    told = Math.max(told, tenth)
  }
}
