import { type Attachment, Problem } from '../../contract/index.ts'
import type { CallOptions } from '../../index.ts'
import { sendPieces, type Sent } from '../../ui/index.ts'

/** The calls that the files of a kind of message are sent with, and given up. */
export type AttachingCalls = {
  announce: (file: { name: string; sizeBytes: number }, options: CallOptions) => Promise<Sent>
  send: (
    piece: Pick<Sent, 'id' | 'offset'>,
    options: CallOptions,
  ) => Promise<{ offset: number; whole: Attachment | null }>
  remove: (file: { id: string }) => Promise<unknown>
}

/** A file on its way. */
export type Sending = {
  key: number
  file: File
  /** How far the server has it, once it knows of it. */
  sent: Sent | undefined
  status: 'waiting' | 'sending' | 'failed'
  problem: Problem | null
}

/** Sends files one after the other, piece by piece. One that was stopped by a failure goes on from what the server has. */
export function createSending(calls: AttachingCalls) {
  let all: readonly Sending[] = []
  let lastKey = 0
  let under: { key: number; stop: AbortController } | null = null
  let onWhole: (whole: Attachment) => void = () => undefined
  const listeners = new Set<() => void>()

  function set(next: readonly Sending[]) {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, facts: Partial<Sending>) =>
    set(all.map((one) => (one.key === key ? { ...one, ...facts } : one)))
  const drop = (key: number) => set(all.filter((one) => one.key !== key))

  async function run() {
    for (let next = waiting(); under === null && next !== undefined; next = waiting()) {
      const { key } = next
      under = { key, stop: new AbortController() }
      change(key, { status: 'sending', problem: null })
      const whole = await send(next, { calls, change: (facts) => change(key, facts), signal: under.stop.signal })
      under = null
      // One that was removed meanwhile is not waited for any more.
      if (whole === null || find(key) === undefined) continue
      drop(key)
      onWhole(whole)
    }
  }
  const waiting = () => all.find(({ status }) => status === 'waiting')

  const find = (key: number) => all.find((one) => one.key === key)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    all: () => all,
    /** Sets the listener that hears of each file that has come. */
    tell: (listener: (whole: Attachment) => void) => {
      onWhole = listener
    },
    add: (files: readonly File[]) => {
      const added = files.map((file) => {
        lastKey += 1
        return { key: lastKey, file, sent: undefined, status: 'waiting' as const, problem: null }
      })
      set([...all, ...added])
      void run()
    },
    retry: (key: number) => {
      change(key, { status: 'waiting', problem: null })
      void run()
    },
    remove: async (key: number) => {
      const id = find(key)?.sent?.id
      drop(key)
      if (under?.key === key) under.stop.abort()
      // What the server has of it goes by itself after a day.
      if (id !== undefined) await calls.remove({ id }).catch(() => undefined)
    },
    stop: () => {
      all = []
      under?.stop.abort()
    },
  }
}

type Way = { calls: AttachingCalls; change: (facts: Partial<Sending>) => void; signal: AbortSignal }

/** Null for one that failed. */
async function send({ file, sent: from }: Sending, { calls, change, signal }: Way) {
  const way = {
    announce: (options: CallOptions) => calls.announce({ name: file.name, sizeBytes: file.size }, options),
    send: calls.send,
  }
  try {
    return await sendPieces(file, way, { from, signal, onSent: (sent) => change({ sent }) })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A file that was not what it says is gone: another try begins again.
    change({ status: 'failed', problem: error, ...(begins(error) && { sent: undefined }) })
    return null
  }
}

function begins({ code }: Problem) {
  return code === 'attachmentNotWhatItSays' || code === 'notFound'
}
