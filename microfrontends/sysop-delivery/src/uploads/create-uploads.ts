import type { CallOptions } from '@atrium/shared-utility'
import { Problem, type ProblemCode } from '@atrium/shared-utility/contract'
import { refuseEmpty, sendPiece } from '@atrium/shared-utility/ui'

/** A file on its way. It goes on whichever page is open, as long as the portal is. */
export type Upload<Kind = unknown> = {
  key: number
  file: File
  kind: Kind
  /** Once the server knows of it. */
  id: string | null
  partBytes: number
  sentBytes: number
  /** `refused`: the file is not what it has to be, so that no second try helps. */
  status: 'sending' | 'failed' | 'refused' | 'done'
  problem: Problem | null
  /** How often in a row it has failed. */
  failures: number
}

type UploadId<Kind> = { kind: Kind; id: string }

/** How files of one kind reach the server. */
type Way<Kind> = {
  kindOf: (file: File) => Kind
  announce: (
    file: { kind: Kind; name: string; sizeBytes: number },
    options: CallOptions,
  ) => Promise<{ id: string; partBytes: number }>
  send: (
    piece: UploadId<Kind> & { offset: number },
    options: CallOptions,
  ) => Promise<{ offset: number; status: string }>
  cancel: (upload: UploadId<Kind>) => Promise<unknown>
}

const partBytes = 8 * 1024 * 1024
const firstPauseMs = 4000
const longestPauseMs = 60_000

/**
 * Sends files piece by piece. One that was stopped by a failure goes on from what the server has: by itself where that
 * is likely to be over soon, or when the person says so.
 */
export function createUploads<Kind>(way: Way<Kind>) {
  let all: readonly Upload<Kind>[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const stops = new Map<number, AbortController>()

  function set(next: readonly Upload<Kind>[]) {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, facts: Partial<Upload<Kind>>) =>
    set(all.map((one) => (one.key === key ? { ...one, ...facts } : one)))
  const find = (key: number) => all.find((one) => one.key === key)

  function add(upload: Pick<Upload<Kind>, 'file' | 'kind' | 'id' | 'sentBytes'>) {
    lastKey += 1
    set([...all, { ...upload, key: lastKey, partBytes, status: 'sending', problem: null, failures: 0 }])
    void run(lastKey)
  }

  async function run(key: number) {
    const stop = new AbortController()
    stops.set(key, stop)
    change(key, { status: 'sending', problem: null })
    try {
      for (let facts = await nextOf(way, find(key), stop.signal); facts !== null;) {
        change(key, { ...facts, failures: 0 })
        facts = facts.status === 'done' ? null : await nextOf(way, find(key), stop.signal)
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      if (isOfFile(error)) {
        await takeBack(way, find(key))
        return change(key, { status: 'refused', problem: error })
      }
      const failures = (find(key)?.failures ?? 0) + 1
      change(key, { status: 'failed', problem: error, failures })
      // A file that the person has tried again meanwhile, or given up, is not tried again by itself.
      if (isPassing(error)) later(failures, () => find(key)?.status === 'failed' && run(key))
    } finally {
      stops.delete(key)
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    all: () => all,
    begin: (file: File) => add({ file, kind: way.kindOf(file), id: null, sentBytes: 0 }),
    /** With what the server has of it, from before the page was loaded anew. */
    resume: (file: File, { kind, id, receivedBytes }: UploadId<Kind> & { receivedBytes: number }) =>
      add({ file, kind, id, sentBytes: receivedBytes }),
    retry: (key: number) => void run(key),
    async cancel(key: number) {
      stops.get(key)?.abort()
      const upload = find(key)
      set(all.filter((one) => one.key !== key))
      await takeBack(way, upload)
    },
    dismiss: (...keys: number[]) => set(all.filter((one) => !keys.includes(one.key))),
  }
}

export type Uploads = Pick<ReturnType<typeof createUploads>, 'subscribe' | 'all' | 'retry' | 'cancel' | 'dismiss'>

/** What the server has of it is of no use any more; where it does not hear of that, it goes by itself after a day. */
async function takeBack<Kind>(way: Way<Kind>, upload: Upload<Kind> | undefined) {
  if (upload === undefined || upload.id === null) return
  await way.cancel({ kind: upload.kind, id: upload.id }).catch(() => undefined)
}

/** What is wrong with the file, or with its name, stays wrong. */
function isOfFile({ code }: Problem) {
  return ofFile.some((one) => one === code)
}

const ofFile = ['fileEmpty', 'packageNoZip', 'packageTooLarge', 'bundleNoZip', 'bundleTooLarge'] satisfies ProblemCode[]

function isPassing({ status }: Problem) {
  return status === 0 || status === 429 || status >= 500
}

/** After a growing pause, or as soon as there is a network again. */
function later(failures: number, goOn: () => void) {
  setTimeout(goOn, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)))
  window.addEventListener('online', goOn, { once: true })
}

/** Does the next thing for an upload, and answers what is known of it then; null for one that was given up. */
async function nextOf<Kind>(
  way: Way<Kind>,
  upload: Upload<Kind> | undefined,
  signal: AbortSignal,
): Promise<Partial<Upload<Kind>> | null> {
  if (upload === undefined) return null
  const { kind, id, file, sentBytes: offset } = upload
  if (id !== null) {
    const piece = { offset, partBytes: upload.partBytes, signal }
    const taken = await sendPiece(file, piece, (options) => way.send({ kind, id, offset }, options))
    const isDone = 'status' in taken && taken.status !== 'uploading'
    return { sentBytes: taken.offset, ...(isDone && { status: 'done' as const }) }
  }
  refuseEmpty(file)
  const { partBytes: part, id: made } = await way.announce({ kind, name: file.name, sizeBytes: file.size }, { signal })
  return { id: made, partBytes: part }
}
