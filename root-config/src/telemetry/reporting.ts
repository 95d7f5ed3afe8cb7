import { call } from '@atrium/shared-utility'
import type { OpeningReport } from '@atrium/shared-utility/contract'

type Settings = {
  revision: string
  take: (most: number, isLeaving?: boolean) => OpeningReport[]
  /** How many openings have failed so far. */
  failed: () => number
  /** From 0 to 1. */
  random?: () => number
}

const everyMs = 15_000
/** A parcel that does not come up is told sooner: a version that is rolled out may have to be taken back. */
const failureEveryMs = 2000
/** After a report that was not taken. */
const pauseMs = 300_000
const mostOpenings = 20

/** It sends the person nowhere, and no code waits for it. */
const aside = { skipAuthRedirect: true, skipMaintenanceRedirect: true, timeoutMs: 10_000 }

/** Tells now and then what was measured, and when the page is left; of as many page loads as operators want. */
export async function startReporting({ revision, take, failed, random = Math.random }: Settings) {
  if (!(await isWanted(random))) return
  let waitUntil = 0
  const tell = async (isLeaving: boolean) => {
    if (performance.now() < waitUntil) return
    const openings = take(mostOpenings, isLeaving)
    if (openings.length > 0 && !(await send({ revision, openings }))) waitUntil = performance.now() + pauseMs
  }
  void tell(false)
  setInterval(() => void (document.hidden || tell(false)), everyMs)
  let told = failed()
  setInterval(() => {
    const all = failed()
    if (all > told && !document.hidden) void tell(false)
    told = all
  }, failureEveryMs)
  document.addEventListener('visibilitychange', () => void (document.hidden && tell(true)))
}

async function isWanted(random: () => number) {
  try {
    const { percent } = await call('getTelemetrySampling', {}, aside)
    return random() * 100 < percent
  } catch {
    // A server that cannot be asked is not told anything either.
    return false
  }
}

async function send(report: { revision: string; openings: OpeningReport[] }) {
  try {
    return (await call('reportTelemetry', report, { ...aside, keepalive: true })).isTaken
  } catch {
    // What was lost is one of many; a server that cannot take it now is left alone for a while.
    return false
  }
}
