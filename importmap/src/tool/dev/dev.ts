import { randomBytes } from 'node:crypto'
import { calls, type Lang, type SharedSet } from '@atrium/shared-utility/contract'
import { bundleParcel } from '../../parcel/bundle-parcel.ts'
import { compilersIn } from '../compilers.ts'
import { teamRemedy } from '../installed.ts'
import { ask, deployToken, type DeployAsked } from '../deploy-call.ts'
import { Misuse } from '../misuse.ts'
import type { Outcome } from '../outcome.ts'
import { fetchShared } from '../portal.ts'
import { portalOf } from '../build.ts'
import { readProject, type Project } from '../project.ts'
import { serveBuilds, type Fault, type Served } from './serve.ts'
import { stoppedByHand, untilOver } from './until-over.ts'
import { sinceSaved, watchSources } from './watch.ts'

type DevOptions = {
  folder: string
  portal?: string
  account?: string
  port?: number
  hours?: string
  lang: Lang
  /** Tells what happens while it goes on: a line for people, an object for programs. */
  say: (line: string, event: Record<string, unknown>) => void
}

/**
 * `atrium dev`: serves the parcel from this machine inside the running portal, for one account and in one browser, once its
 * person has confirmed it there. Each file that is saved is built and shown at once.
 */
export async function dev({ folder, account, port = 0, hours, say, ...options }: DevOptions): Promise<Outcome> {
  const token = deployToken()
  if (account === undefined) throw new Misuse('Who develops? Say how you sign in to the portal: --account wangfang')
  const project = readProject(folder)
  const portal = portalOf(project, options.portal)
  const { shared, notes } = await fetchShared(portal, folder)
  for (const note of notes) say(note, { event: 'note', note })
  const key = randomBytes(16).toString('base64url')
  const savedAt = new Map<number, number>()
  const told = {
    onShown: (build: number, as: 'shown' | 'failed', fault: Fault) =>
      sayShown({ build, as, at: savedAt.get(build), fault }, say),
  }
  const server = await serveBuilds({ origin: new URL(portal).origin, key, port, ...told })
  const rebuild = async (at: number | null) => {
    const built = await builtOf(folder, shared, say)
    if (typeof built === 'string') return server.refuse(built)
    const build = server.show(built)
    if (at !== null) savedAt.set(build, at)
  }
  await rebuild(null)
  const stopWatching = watchSources(folder, rebuild)
  const asked = { portal, slug: project.source.slug, token, lang: options.lang }
  try {
    const stopped = stoppedByHand()
    const grant = await askFor(asked, { account, port: server.port, key, hours, project })
    const open = portal + grant.path
    say(`Open ${open}`, { event: 'asked', open, address: server.address, until: grant.expiresAt })
    say(`in the browser in which ${account} is signed in, and confirm it within ten minutes. Ctrl-C ends it.`, {})
    return await untilOver(asked, { id: grant.id, stopped, say })
  } finally {
    stopWatching()
    await server.close()
  }
}

type Wanted = { account: string; port: number; key: string; hours?: string | undefined; project: Project }

function askFor(asked: DeployAsked, { account: loginId, port, key, hours, project }: Wanted) {
  const { declaration } = project
  return ask(asked, calls.askOverride, { loginId, port, key, declaration, ...(hours !== undefined && { hours }) })
}

/** A sentence where it does not build: the page goes on with the build before. */
async function builtOf(folder: string, shared: SharedSet, say: DevOptions['say']): Promise<Served | string> {
  const startedAt = performance.now()
  try {
    const { source } = readProject(folder)
    const bundle = await bundleParcel(source, {
      mode: 'development',
      exports: shared.exports,
      compilers: await compilersIn(folder),
      remedy: teamRemedy(folder, shared.versions),
    })
    const ms = Math.round(performance.now() - startedAt)
    say(`built in ${ms} ms`, { event: 'built', ms })
    const entry = bundle.entries[source.name] ?? ''
    return { entry, css: bundle.css, files: new Map(bundle.files.map(({ name, content }) => [name, content])) }
  } catch (error) {
    // Whatever it is: with the next file that is saved it may be over, as where another branch is checked out.
    const message = error instanceof Error ? error.message : String(error)
    say(message, { event: 'refused', refused: [message] })
    return message
  }
}

type Shown = { build: number; as: 'shown' | 'failed'; at: number | undefined; fault: Fault }

function sayShown({ build, as, at, fault }: Shown, say: DevOptions['say']) {
  const ms = at === undefined ? null : sinceSaved(at)
  if (as === 'shown') return say(`on the screen, ${ms} ms after the file was saved`, { event: as, build, ms })
  const { reason, place } = fault
  const what = [place, reason].filter(Boolean).join(': ')
  say(`this build fails in the page${what === '' ? '' : `: ${what}`}`, { event: as, build, ms, reason, place })
}
