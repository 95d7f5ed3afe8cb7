import { findChromium, type ChromiumHere } from '@atrium/importmap/gate/browser'
import type { ChromiumSettings } from '../../foundation/config/chromium.ts'

/** Why no browser runs here: none is there, or it has no fence against what it opens. */
type NoChromium = 'none' | 'root'

/** What this server would run a version in, or why it would not. Looked for each time: one may be installed meanwhile. */
export function chromiumHere({ named, isOff, isSandboxed }: ChromiumSettings): ChromiumHere | NoChromium {
  const path = isOff ? null : findChromium(named)
  if (path === null) return 'none'
  // Of root Chromium fences nothing in.
  if (isSandboxed && process.getuid?.() === 0) return 'root'
  return { path, isSandboxed }
}

declare module '../../foundation/context/services.ts' {
  interface Services {
    /** By what this server runs parcels. */
    chromium: ChromiumSettings
  }
}
