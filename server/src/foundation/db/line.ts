import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { createLatency } from './latency.ts'
import { isAnswered } from './probe.ts'
import { answerLimitMs, isOfConnection, silence } from './silence.ts'

/** A connection that answered so recently is there: the next question need not wait for its first answer. */
const provenMs = 5000
const connectLimits = [5000, 10_000] as const
const probeLimits = [3000, 10_000] as const
const beginLimits = [2000, 8000] as const
const suspicious = [3000, 8000] as const
const lookEveryMs = 250
const probeEveryMs = 500

/** `waitedMs` counts only while this process was awake: what it slept through says nothing of the database. */
type OpenQuestions = { count: number; waitedMs: number; limitMs: number }
export type Begun = { client: PoolClient; begun: Promise<unknown> }

/**
 * The pool, with a limit to everything that is asked of it: a connection that does not answer in time is cut and thrown
 * out. When a new one is not answered either, the database is silent: all connections are cut, every new request is
 * refused at once, and the pool tries the database twice a second until it answers.
 */
export class Line {
  readonly latency = createLatency()
  readonly #pool: Pool
  readonly #all = new Set<PoolClient>()
  readonly #held = new Set<PoolClient>()
  readonly #asked = new Map<PoolClient, OpenQuestions>()
  readonly #answeredAt = new WeakMap<PoolClient, number>()
  #isSilent = false
  #checking: Promise<boolean> | null = null

  constructor(pool: Pool) {
    this.#pool = pool
    pool.on('connect', (client) => {
      this.#all.add(client)
      this.#answeredAt.set(client, performance.now())
    })
    pool.on('remove', (client) => this.#all.delete(client))
    this.#watch()
  }

  /** Takes a connection and begins on it. Nothing has happened yet, so it is tried once more on a connection that is new. */
  async begin(statement: string): Promise<Begun> {
    for (let attempt = 1; ; attempt += 1) {
      const client = await this.#take()
      const isProven = performance.now() - this.#lastAnswer(client) < provenMs
      const begun = this.ask(client, () => this.#beginOn(client, statement), this.latency.times(10, beginLimits))
      // The first query tells this failure, too; where no query follows, the failure is not told.
      void begun.catch(() => {})
      if (isProven) return { client, begun }
      try {
        await begun
        return { client, begun }
      } catch (error) {
        this.giveBack(client, { isBroken: true })
        if (attempt === 2 || !isOfConnection(error) || !(await this.#answers())) throw error
      }
    }
  }

  /** Waits for an answer on this connection, and no longer than it may take. */
  async ask<R>(client: PoolClient, query: () => Promise<R>, limitMs = answerLimitMs): Promise<R> {
    const mine = this.#asked.get(client) ?? { count: 0, waitedMs: 0, limitMs }
    mine.count += 1
    this.#asked.set(client, mine)
    sendTogether(client)
    try {
      return await query()
    } finally {
      this.#answeredAt.set(client, performance.now())
      mine.count -= 1
      Object.assign(mine, { waitedMs: 0, limitMs: answerLimitMs })
      if (mine.count === 0) this.#asked.delete(client)
    }
  }

  giveBack(client: PoolClient, { isBroken }: { isBroken: boolean }) {
    this.#held.delete(client)
    this.#asked.delete(client)
    // It ends without a goodbye, which a silent connection would never take.
    if (isBroken) client.connection.stream.destroy()
    client.release(isBroken)
  }

  async #take() {
    if (this.#isSilent) throw silence()
    this.#pool.options.connectionTimeoutMillis = this.latency.times(15, connectLimits)
    try {
      const client = await this.#pool.connect()
      this.#held.add(client)
      return client
    } catch (error) {
      if (isOfConnection(error)) void this.#answers()
      throw error
    }
  }

  async #beginOn(client: PoolClient, statement: string) {
    const from = performance.now()
    await client.query(statement)
    this.latency.note(performance.now() - from)
  }

  #lastAnswer(client: PoolClient) {
    return this.#answeredAt.get(client) ?? 0
  }

  #watch() {
    const timer = setInterval(() => {
      if (this.#pool.ended) return clearInterval(timer)
      // What arrived while this process was busy with something else is read first.
      if (this.#asked.size > 0) setImmediate(() => this.#look())
    }, lookEveryMs).unref()
  }

  #look() {
    const suspiciousMs = this.latency.times(10, suspicious)
    let isSuspicious = false
    for (const [client, waiting] of this.#asked) {
      waiting.waitedMs += lookEveryMs
      if (waiting.waitedMs > waiting.limitMs) cut(client)
      isSuspicious ||= waiting.waitedMs > Math.min(waiting.limitMs, suspiciousMs)
    }
    if (isSuspicious) void this.#answers()
  }

  /** Whether a new connection is answered. Many callers at once share one look. */
  async #answers(): Promise<boolean> {
    this.#checking ??= this.#check()
    return this.#checking
  }

  async #check() {
    try {
      const isThere = await this.#probe()
      if (isThere) this.#dropForgotten()
      else if (!this.#isSilent) void this.#waitForAnswer()
      return isThere
    } finally {
      this.#checking = null
    }
  }

  #probe() {
    return isAnswered(this.#pool.options, this.latency.times(15, probeLimits))
  }

  // An idle connection may be as dead as the one that was not answered: new ones are made where they are needed.
  #dropForgotten() {
    const before = performance.now() - provenMs
    for (const client of this.#all) if (!this.#held.has(client) && this.#lastAnswer(client) < before) cut(client)
  }

  async #waitForAnswer() {
    this.#isSilent = true
    for (const client of this.#all) cut(client)
    while (!this.#pool.ending) {
      await pause(probeEveryMs, undefined, { ref: false })
      if (await this.#probe()) break
    }
    this.#isSilent = false
  }
}

/** What is asked at once goes out in one piece: every write to the database wakes it and costs as much as a small query. */
function sendTogether({ connection: { stream } }: PoolClient) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}

function cut(client: PoolClient) {
  client.connection.stream.destroy(silence())
}
