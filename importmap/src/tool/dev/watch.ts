import { stat } from 'node:fs/promises'
import path from 'node:path'
import { watchFolders } from './watch-folders.ts'

/** An editor writes a file in several steps. */
const restMs = 20
const sources = /^src(?:[\\/]|$)/

/** How long ago a file was saved, in milliseconds: by the clock that files are dated by. */
export function sinceSaved(at: number) {
  return Math.round(Date.now() - at)
}

/**
 * Calls `onSaved` when a source file was saved, with the moment at which it was; never while the call before still runs: what
 * is saved meanwhile is one more call. Returns the end.
 */
export function watchSources(folder: string, onSaved: (savedAt: number) => Promise<void>) {
  let savedAt: number | null = null
  let isRunning = false
  return watchFolders(folder, {
    isEntered: (place) => sources.test(place),
    onChange: (place) => {
      if (sources.test(place) || place === 'parcel.json') void note(path.join(folder, place))
    },
  })

  async function note(file: string) {
    // One that is gone was removed at this moment, and one that was put in its place keeps the moment at which it was written.
    const at = await stat(file).then(
      ({ ctimeMs }) => ctimeMs,
      () => Date.now(),
    )
    savedAt = Math.min(savedAt ?? at, at)
    await run()
  }

  async function run() {
    if (isRunning) return
    isRunning = true
    while (savedAt !== null) {
      await new Promise((resolve) => setTimeout(resolve, restMs))
      const at = savedAt
      savedAt = null
      await onSaved(at)
    }
    isRunning = false
  }
}
