import { callHooks } from './hooks.ts'

/**
 * True when a script could not be loaded because the server no longer has it: the page is of an earlier build, and only
 * loading it anew heals that. SystemJS and browsers name the script in what they throw.
 */
export async function isGone(error: unknown) {
  const [url] = /https?:\/\/[^\s"')]+?\.js/.exec(error instanceof Error ? error.message : '') ?? []
  if (url === undefined || new URL(url).origin !== callHooks().location().origin) return false
  try {
    return (await callHooks().fetch(url, { method: 'HEAD', cache: 'no-store' })).status === 404
  } catch {
    // Without a network it is unknown whether the file is gone, and a reload would heal nothing.
    return false
  }
}
