import { findChromium, type ChromiumHere } from '@atrium/importmap/gate/browser'
import type { ChromiumSettings } from '../../foundation/process/config/chromium.ts'

/** Why no browser runs here: none is there, or it has no fence against what it opens. */
type NoChromium = 'none' | 'root'

/**
 * The browser in which this server would run a version, or why it has none. Looked for each time: one may be installed.
 */
export function chromiumHere({ named, isOff, isSandboxed }: ChromiumSettings): ChromiumHere | NoChromium {
  const path = isOff ? null : findChromium(named)
  if (path === null) return 'none'
  // Chromium has no sandbox for root.
  if (isSandboxed && process.getuid?.() === 0) return 'root'
  return { path, isSandboxed }
}

declare module '../../foundation/call/context/services.ts' {
  interface Services {
    /** How this server finds and runs its browser. */
    chromium: ChromiumSettings
  }
}
