import { slowMs } from '@atrium/shared-utility/contract'
import type { Logger } from 'pino'
import { platform } from '../../../foundation/db/scope.ts'
import type { Transact } from '../../../foundation/db/tx.ts'
import { addMinutes, type CallMinute } from './queries.ts'

type Answered = { call: string; ms: number; hasFailed: boolean }
type Options = { tx: Transact; log: Logger; now: () => Date }

const minuteMs = 60_000
const shownMs = 120 * minuteMs

/**
 * The calls that this process has answered since they were last written down. Once a minute one statement adds them to
 * what the others counted; without a database it adds them a minute later, because the figures tell most of an outage.
 * A process that ends loses its last minute, and no call waits for it.
 */
export function createTraffic({ tx, log, now }: Options) {
  let counted = new Map<string, CallMinute>()
  return { note, flush, begin }

  function note({ call, ms, hasFailed }: Answered) {
    const minute = new Date(Math.floor(now().getTime() / minuteMs) * minuteMs)
    const took = Math.round(ms)
    const times = { slow: took >= slowMs ? 1 : 0, total_ms: took, most_ms: took }
    add({ minute, call, requests: 1, failures: hasFailed ? 1 : 0, ...times })
  }

  function add(one: CallMinute) {
    const key = `${one.minute.getTime()} ${one.call}`
    const known = counted.get(key)
    counted.set(key, known === undefined ? one : sumOf(known, one))
  }

  async function flush() {
    if (counted.size === 0) return
    const minutes = [...counted.values()]
    counted = new Map()
    try {
      await tx(platform, (db) => addMinutes(db, minutes))
    } catch (error) {
      // Older minutes are not shown.
      const since = now().getTime() - shownMs
      for (const one of minutes) if (one.minute.getTime() >= since) add(one)
      throw error
    }
  }

  /** Writes it down once a minute, until it is told to stop. */
  function begin() {
    let running = Promise.resolve()
    const timer = setInterval(() => {
      running = running.then(flushed)
    }, minuteMs).unref()
    return {
      async stop() {
        clearInterval(timer)
        await running
      },
    }
  }

  async function flushed() {
    try {
      await flush()
    } catch (error) {
      log.warn({ err: error }, 'the figures of the last minute could not be written down')
    }
  }
}

function sumOf(one: CallMinute, other: CallMinute): CallMinute {
  return {
    ...one,
    requests: one.requests + other.requests,
    failures: one.failures + other.failures,
    slow: one.slow + other.slow,
    total_ms: one.total_ms + other.total_ms,
    most_ms: Math.max(one.most_ms, other.most_ms),
  }
}

type Traffic = ReturnType<typeof createTraffic>

declare module '../../../foundation/call/context/services.ts' {
  interface Services {
    traffic: Traffic
  }
}
