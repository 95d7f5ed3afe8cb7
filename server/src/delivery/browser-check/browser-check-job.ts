import os from 'node:os'
import { readFile } from 'node:fs/promises'
import { RunBroken, runInBrowser, type RunProgress } from '@atrium/importmap/gate/browser'
import type { Artifact, GateFinding } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { platform } from '../../foundation/db/scope.ts'
import { defineJob, type WorkContext } from '../../foundation/job/job.ts'
import { whileHeld } from '../../foundation/job/while-held.ts'
import { selectArtifacts } from '../../portal/artifact/artifact-query.ts'
import { browserCheckKind } from './begin.ts'
import { chromiumHere } from './chromium.ts'
import { endCheck, findCheck, noteProgress } from './queries.ts'
import { stageOf } from './stage.ts'

/** Runs a version of a parcel in a browser, and says what was found. */
export const browserCheckJob = defineJob({
  kind: browserCheckKind,
  payload: z.object({ id: z.string() }),
  steps: [{ name: 'run', work: ({ id }, context) => run(id, context) }],
  gaveUp: async ({ id }, { db, now }) => {
    const row = await findCheck(db, id)
    if (row?.state !== 'waiting' && row?.state !== 'running') return
    await endCheck(db, { artifactId: id, state: 'failed', why: row.why ?? 'ended', now })
  },
  retryFrom: 'beginning',
  retried: async ({ id }, { db, now }) => {
    if ((await findCheck(db, id))?.state !== 'failed') return false
    await endCheck(db, { artifactId: id, state: 'waiting', now })
    return true
  },
})

async function run(id: string, context: WorkContext) {
  const { services } = context
  const { row, made } = await services.tx(platform, async (db) => {
    const [found] = await selectArtifacts(db, [id])
    return { row: await findCheck(db, id), made: found }
  })
  if (made === undefined || (row?.state !== 'waiting' && row?.state !== 'running')) return 'done'
  const chromium = chromiumHere(services.chromium)
  const parts = await services.pageParts()
  if (typeof chromium === 'string' || parts === null) {
    // Another server than the one that took it: this one has none.
    await end(context, { id, state: 'unavailable', why: typeof chromium === 'string' ? chromium : 'noPortal' })
    return 'done'
  }
  const findings = await runHeld({ id, manifest: made.manifest, parts, chromium }, context)
  if (findings === null) return 'later'
  const isRefused = findings.some(({ level }) => level === 'refused')
  await end(context, { id, state: isRefused ? 'refused' : 'passed', findings })
  return 'done'
}

type Run = {
  id: string
  manifest: Artifact
  parts: readonly Artifact[]
  chromium: Exclude<ReturnType<typeof chromiumHere>, string>
}

/** Null where this process ends meanwhile, or another one has taken it over. */
async function runHeld({ id, manifest, parts, chromium }: Run, context: WorkContext) {
  const { services } = context
  const note = notingProgress(id, context)
  note.keep({ done: 0, of: 0 })
  const task = { manifest, stage: stageOf(parts), lang: 'zh-CN', chromium } as const
  const read = (url: string) => readAsset(url, services.artifacts)
  try {
    return await whileHeld(context, (stopping) =>
      runInBrowser(task, { folder: os.tmpdir(), read, onProgress: note.keep, stopping }),
    )
  } catch (error) {
    // It is tried again; if that never helps, this is what is told.
    if (error instanceof RunBroken) await end(context, { id, state: 'waiting', why: error.message.slice(0, 500) })
    throw error
  } finally {
    await note.written()
  }
}

const noteEveryMs = 1000

/** Writes the progress of a run now and then, one write after the other. */
function notingProgress(id: string, { services, hold, progress }: WorkContext) {
  let writing = Promise.resolve()
  let notBefore = 0
  const keep = (at: RunProgress) => {
    if (performance.now() < notBefore) return
    notBefore = performance.now() + noteEveryMs
    writing = writing.then(() => write(at)).catch(unwritten)
  }
  return { keep, written: () => writing }

  async function write({ done, of }: RunProgress) {
    await services.tx(platform, async (db) => {
      if (!(await hold(db))) return
      await noteProgress(db, id, { done, of })
      if (of > 0) await progress(db, done / of)
    })
  }
}

/** A failed write is passed over, because the next one says more. */
const unwritten = () => undefined

type Ended = {
  id: string
  state: 'passed' | 'refused' | 'waiting' | 'unavailable'
  findings?: GateFinding[]
  why?: string
}

async function end({ services, hold, clock }: WorkContext, { id, ...ended }: Ended) {
  await services.tx(platform, async (db) => {
    if (await hold(db)) await endCheck(db, { artifactId: id, ...ended, now: clock() })
  })
}

const asset = /^\/assets\/(?:parcels\/)?([a-z][a-z0-9-]*)\/([\w@-][\w.@+-]*)$/

async function readAsset(url: string, artifacts: WorkContext['services']['artifacts']) {
  const [, slug, name] = asset.exec(url) ?? []
  const found = slug === undefined || name === undefined ? null : await artifacts.find(slug, name)
  if (found === null) return null
  return new Uint8Array('bytes' in found ? found.bytes : await readFile(found.at))
}
