import type { NavigateOptions, Portal } from '../page/portal.ts'

type Shell = Pick<Portal, 'navigate'> & {
  /** Asks of unsaved work before this very page is loaded anew; true where it may be. */
  mayLoadAnew?: () => Promise<boolean>
}

let shell: Shell | null = null

/** The shell hands over its navigation at boot. Returns the removal. */
export function setPortal(portal: Shell) {
  shell = portal
  return () => {
    if (shell === portal) shell = null
  }
}

/** Whether this very page may be loaded anew: the shell asks of unsaved work. */
export async function mayLoadAnew() {
  return (await shell?.mayLoadAnew?.()) ?? true
}

/** Goes to a full path of the portal, guards first; without a shell (a parcel shown by itself) the browser goes. */
export async function navigate(url: string, options: NavigateOptions = {}) {
  if (shell) return shell.navigate(url, options)
  if (options.replace) globalThis.location.replace(url)
  else globalThis.location.assign(url)
}
