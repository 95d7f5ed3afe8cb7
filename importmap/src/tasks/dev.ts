import path from 'node:path'
import { buildPortal } from '../build.ts'
import { inRepository } from '../repository.ts'
import { watchFolders } from '../tool/dev/watch-folders.ts'
import { runNode } from './run-node.ts'

const watched = [
  'shared-utility/src',
  'shared-utility/package.json',
  'root-config/src',
  'microfrontends',
  'importmap/src/loader',
].map((place) => path.normalize(place))

/** `npm run dev`: the development build, rebuilt on every change; the page reloads itself, the server restarts itself. */
export async function dev() {
  await buildPortal('development')
  const stopWatching = rebuildOnChange()
  const code = await runNode(['--watch', '--watch-preserve-output', 'server/src/main.ts'])
  stopWatching()
  return code
}

function rebuildOnChange() {
  const rebuild = oneAtATime(rebuildOnce)
  return watchFolders(inRepository('.'), {
    isEntered: (place) => !isWritten(place) && watched.some((one) => isWithin(place, one) || isWithin(one, place)),
    onChange: (place) => {
      if (!isWritten(place) && watched.some((one) => isWithin(place, one))) void rebuild()
    },
  })
}

// What the build itself writes lies in dist folders, and must not call for another build.
function isWritten(place: string) {
  return /(?:^|[/\\])(?:dist|node_modules)(?:[/\\]|$)/.test(place)
}

function isWithin(place: string, folder: string) {
  return place === folder || place.startsWith(folder + path.sep)
}

/** Runs again once, however often it was asked for while it ran: an editor saves several files in one go. */
function oneAtATime(work: () => Promise<void>) {
  let state: 'idle' | 'running' | 'again' = 'idle'
  return async function ask() {
    if (state !== 'idle') {
      state = 'again'
      return
    }
    do {
      state = 'running'
      await work()
    } while (wasAskedAgain())
    state = 'idle'
  }
  function wasAskedAgain() {
    return state === 'again'
  }
}

async function rebuildOnce() {
  try {
    await buildPortal('development')
  } catch (error) {
    // A file that is half written does not end the session: the next save builds again.
    console.error(error instanceof Error ? error.message : error)
  }
}
