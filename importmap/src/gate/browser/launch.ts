import { chromium } from 'playwright-core'
import { runLimits } from './limits.ts'
import type { ChromiumHere } from './task.ts'

/** A port on which nothing listens: whatever is not answered from here ends there. */
const nowhere = 'http://127.0.0.1:9'

/** A browser that reaches nothing: no name is resolved, whatever it asks goes to a proxy that is not there. */
export function launch({ path, isSandboxed }: ChromiumHere) {
  return chromium.launch({
    executablePath: path,
    chromiumSandbox: isSandboxed,
    timeout: runLimits.openMs,
    // The process that started this one ends it, and the browser with it.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      `--proxy-server=${nowhere}`,
      // Without this loopback would be asked without the proxy.
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-plugins',
      '--disable-quic',
      `--js-flags=--max-old-space-size=${runLimits.heapMegabytes}`,
      // One page is open at a time; each process more takes memory that is counted.
      '--renderer-process-limit=1',
    ],
  })
}
