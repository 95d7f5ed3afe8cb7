import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sharedSet, type SharedSet } from '@atrium/shared-utility/contract'
import type { z } from 'zod'
import { Misuse } from './misuse.ts'

const patienceMs = 30_000

/** The portal does not answer, or not as a portal does. */
export class PortalSilent extends Error {
  override readonly name = 'PortalSilent'
}

/** A portal's address as it is kept: without what follows its origin and path. */
export function portalAddress(given: string) {
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new Misuse(`"${given}" is no address of a portal. Write it whole: https://portal.example.com`)
  const { origin, pathname } = new URL(given)
  return origin + pathname.replace(/\/+$/, '')
}

/** A document of `/sdk/`, read as what it has to be. */
export async function fetchDocument<T extends z.ZodType>(portal: string, name: string, shape: T): Promise<z.infer<T>> {
  const url = `${portal}/sdk/${name}`
  const response = await fetch(url, { signal: AbortSignal.timeout(patienceMs) }).catch((cause: unknown) => {
    throw new PortalSilent(`${url} does not answer. Is the portal running, and reachable from here?`, { cause })
  })
  if (!response.ok)
    throw new PortalSilent(
      `${url} answers ${response.status}. Is this a portal's address, and has "npm run build" made its packages for teams?`,
    )
  const read = shape.safeParse(await response.json().catch(() => null))
  if (!read.success) throw new PortalSilent(`${url} does not answer as a portal does. Is this its address?`)
  return read.data
}

type Fetched = { shared: SharedSet; notes: string[] }

/**
 * What the portal shares now. It is kept beside the project: a portal that does not answer keeps no team from building,
 * and the team is told that this is what it shared before.
 */
export async function fetchShared(portal: string, folder: string): Promise<Fetched> {
  const file = path.join(folder, '.atrium', 'shared.json')
  try {
    const shared = await fetchDocument(portal, 'shared.json', sharedSet)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(shared))
    return { shared, notes: [] }
  } catch (error) {
    if (!(error instanceof PortalSilent)) throw error
    const kept = readKept(file)
    if (kept === null) throw error
    return { shared: kept, notes: [`${error.message} Built against what it shared when it last answered.`] }
  }
}

function readKept(file: string) {
  try {
    return sharedSet.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Never fetched, or written by an older version: then only the portal knows.
    return null
  }
}
