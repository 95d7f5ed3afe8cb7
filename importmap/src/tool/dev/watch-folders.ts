import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import path from 'node:path'

type Watched = {
  /** Whether a folder is looked into, by its path in the root. */
  isEntered: (folder: string) => boolean
  /** A file or folder that was written, put in its place or taken away, by its path in the root. */
  onChange: (place: string) => void
}

/**
 * Watches a folder and those in it, each as a folder: Node's own recursive watch hangs on the file that stood there first on
 * Linux, and is silent once another has taken its place. Returns the end.
 */
export function watchFolders(root: string, { isEntered, onChange }: Watched) {
  const watchers = new Map<string, FSWatcher>()
  enter('')
  return () => leave('')

  function enter(folder: string) {
    try {
      const watcher = watch(path.join(root, folder), (event, name) => {
        if (name !== null) hear(event, path.join(folder, name))
      })
      watcher.on('error', () => leave(folder))
      watchers.set(folder, watcher)
      for (const { name } of readdirSync(path.join(root, folder), { withFileTypes: true }))
        look(path.join(folder, name))
    } catch {
      // It is gone already, which its own folder tells.
      leave(folder)
    }
  }

  function look(place: string) {
    if (isEntered(place) && statSync(path.join(root, place), { throwIfNoEntry: false })?.isDirectory()) enter(place)
  }

  /** What comes, goes or takes the place of another is a rename: a folder is watched anew with all in it. */
  function hear(event: string, place: string) {
    if (event === 'rename') {
      leave(place)
      look(place)
    }
    onChange(place)
  }

  function leave(folder: string) {
    for (const [place, watcher] of watchers)
      if (folder === '' || place === folder || place.startsWith(folder + path.sep)) {
        watcher.close()
        watchers.delete(place)
      }
  }
}
