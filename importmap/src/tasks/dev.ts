import { existsSync, watch } from 'node:fs'
import { buildPortal } from '../build.ts'
import { inRepository } from '../repository.ts'
import { runNode } from './run-node.ts'

const watched = [
  'shared-utility/src',
  'shared-utility/package.json',
  'root-config/src',
  'microfrontends',
  'importmap/src/loader',
]

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
  const watchers = watched
    .map((place) => inRepository(place))
    .filter((place) => existsSync(place))
    .map((place) => watch(place, { recursive: true }, (_, name) => isSource(name) && rebuild()))
  return () => {
    for (const watcher of watchers) watcher.close()
  }
}

// What the build itself writes lies in dist folders, and must not call for another build.
function isSource(name: string | null) {
  return name !== null && !/(?:^|[/\\])(?:dist|node_modules)(?:[/\\]|$)/.test(name)
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
