import { call } from '@atrium/shared-utility'
import { type PackagePlatform, type PackageRow, Problem } from '@atrium/shared-utility/contract'

/** A file on its way. It goes on whichever page is open, as long as the portal is. */
export type Upload = {
  key: number
  file: File
  platform: PackagePlatform
  /** Once the server knows of it. */
  id: string | null
  partBytes: number
  sentBytes: number
  status: 'sending' | 'failed' | 'done'
  problem: Problem | null
  /** How often in a row it has failed. */
  failures: number
}

/** As long as the server takes one: a slow line is no broken one, and of that the browser hears. */
const pieceTimeoutMs = 10 * 60_000
const partBytes = 8 * 1024 * 1024
const firstPauseMs = 4000
const longestPauseMs = 60_000

/**
 * Sends files piece by piece. One that was stopped by a failure goes on from what the server has: by itself where that is
 * likely to be over soon, or when somebody says so.
 */
function createUploads() {
  let all: readonly Upload[] = []
  let lastKey = 0
  const listeners = new Set<() => void>()
  const stops = new Map<number, AbortController>()

  function set(next: readonly Upload[]) {
    all = next
    for (const listener of listeners) listener()
  }
  const change = (key: number, facts: Partial<Upload>) =>
    set(all.map((one) => (one.key === key ? { ...one, ...facts } : one)))
  const find = (key: number) => all.find((one) => one.key === key)

  function add(upload: Pick<Upload, 'file' | 'platform' | 'id' | 'sentBytes'>) {
    lastKey += 1
    set([...all, { ...upload, key: lastKey, partBytes, status: 'sending', problem: null, failures: 0 }])
    void run(lastKey)
  }

  async function run(key: number) {
    const stop = new AbortController()
    stops.set(key, stop)
    change(key, { status: 'sending', problem: null })
    try {
      for (let facts = await nextOf(find(key), stop.signal); facts !== null;) {
        change(key, { ...facts, failures: 0 })
        facts = facts.status === 'done' ? null : await nextOf(find(key), stop.signal)
      }
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const failures = (find(key)?.failures ?? 0) + 1
      change(key, { status: 'failed', problem: error, failures })
      // Whoever has said so before, or given it up, is not waited for any more.
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
    begin: (file: File) => add({ file, platform: platformOf(file), id: null, sentBytes: 0 }),
    /** With what the server has of it, from before the page was loaded anew. */
    resume: (file: File, { platform, id, receivedBytes }: Pick<PackageRow, 'platform' | 'id' | 'receivedBytes'>) =>
      add({ file, platform, id, sentBytes: receivedBytes }),
    retry: (key: number) => void run(key),
    async cancel(key: number) {
      stops.get(key)?.abort()
      const upload = find(key)
      set(all.filter((one) => one.key !== key))
      if (upload === undefined || upload.id === null) return
      // What it has of it goes by itself after a day.
      await call('cancelPackage', { platform: upload.platform, id: upload.id }).catch(() => undefined)
    },
    dismiss: (key: number) => set(all.filter((one) => one.key !== key)),
  }
}

export const uploads = createUploads()

function isPassing({ status }: Problem) {
  return status === 0 || status === 429 || status >= 500
}

/** After a growing pause, or as soon as there is a network again. */
function later(failures: number, goOn: () => void) {
  setTimeout(goOn, Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1)))
  window.addEventListener('online', goOn, { once: true })
}

function platformOf({ name }: File): PackagePlatform {
  return name.toLowerCase().endsWith('.ipa') ? 'ipa' : 'apk'
}

/** Does the next thing for an upload, and answers what is known of it then; null for one that was given up. */
async function nextOf(upload: Upload | undefined, signal: AbortSignal): Promise<Partial<Upload> | null> {
  if (upload === undefined) return null
  const { platform, id, file } = upload
  if (id !== null) return sendPiece({ ...upload, id }, signal)
  const { partBytes: part, id: made } = await call('addPackage', announced(platform, file), { signal })
  return { id: made, partBytes: part }
}

function announced(platform: PackagePlatform, { name, size }: File) {
  return { platform, name, sizeBytes: size }
}

async function sendPiece(
  { platform, id, file, sentBytes: offset, partBytes: part }: Upload & { id: string },
  signal: AbortSignal,
) {
  const options = { signal, timeoutMs: pieceTimeoutMs, content: file.slice(offset, offset + part) }
  try {
    const taken = await call('addPackageBytes', { platform, id, offset }, options)
    return { sentBytes: taken.offset, ...(taken.status !== 'uploading' && { status: 'done' as const }) }
  } catch (error) {
    const at = error instanceof Problem && error.code === 'fileOffsetWrong' ? Number(error.params['offset']) : offset
    // It has more, or less, than came back to us: an answer was lost.
    if (at === offset || !(at <= file.size)) throw error
    return { sentBytes: at }
  }
}
