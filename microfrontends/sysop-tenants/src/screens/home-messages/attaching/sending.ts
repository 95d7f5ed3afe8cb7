import { call } from '@atrium/shared-utility'
import { type Attachment, Problem } from '@atrium/shared-utility/contract'
import { refuseEmpty, sendPiece } from '@atrium/shared-utility/ui'

/** A file on its way. */
export type Sending = {
  key: number
  file: File
  /** Once the server knows of it. */
  id: string | null
  partBytes: number
  sentBytes: number
  status: 'waiting' | 'sending' | 'failed'
  problem: Problem | null
}

/** Sends files one after the other, piece by piece. One that was stopped by a failure goes on from what the server has. */
export function createSending() {
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
      under = { key: next.key, stop: new AbortController() }
      const whole = await send(next.key, { find, change, signal: under.stop.signal })
      under = null
      if (whole === null) continue
      drop(next.key)
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
        return { key: lastKey, file, id: null, partBytes: 0, sentBytes: 0, status: 'waiting' as const, problem: null }
      })
      set([...all, ...added])
      void run()
    },
    retry: (key: number) => {
      change(key, { status: 'waiting', problem: null })
      void run()
    },
    remove: async (key: number) => {
      const id = find(key)?.id ?? null
      drop(key)
      if (under?.key === key) under.stop.abort()
      // What the server has of it goes by itself after a day.
      if (id !== null) await call('removeAttachment', { id }).catch(() => undefined)
    },
    stop: () => {
      all = []
      under?.stop.abort()
    },
  }
}

type All = {
  find: (key: number) => Sending | undefined
  change: (key: number, facts: Partial<Sending>) => void
  signal: AbortSignal
}

/** Null for one that failed, and for one that was removed meanwhile. */
async function send(key: number, { find, change, signal }: All) {
  change(key, { status: 'sending', problem: null })
  try {
    for (let one = find(key); one !== undefined; one = find(key)) {
      const { whole, ...facts } = await nextOf(one, signal)
      if (whole) return find(key) === undefined ? null : whole
      change(key, facts)
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A file that was not what it says is gone: another try begins again.
    change(key, { status: 'failed', problem: error, ...(begins(error) && { id: null, sentBytes: 0 }) })
  }
  return null
}

function begins({ code }: Problem) {
  return code === 'attachmentNotWhatItSays' || code === 'notFound'
}

type Came = Partial<Sending> & { whole?: Attachment | null }

/** Does the next thing for a file, and answers what is known of it then. */
async function nextOf({ id, file, sentBytes: offset, partBytes }: Sending, signal: AbortSignal): Promise<Came> {
  if (id === null) {
    refuseEmpty(file)
    const { id: made, partBytes: part } = await call(
      'addAttachment',
      { name: file.name, sizeBytes: file.size },
      { signal },
    )
    return { id: made, partBytes: part }
  }
  const piece = { offset, partBytes, signal }
  const taken = await sendPiece(file, piece, (options) => call('addAttachmentBytes', { id, offset }, options))
  return { sentBytes: taken.offset, ...('whole' in taken && { whole: taken.whole }) }
}
