import { BridgeFailed } from './bridge-limit.ts'

/** The name of Feishu's script in the import map; the server writes it only into pages that Feishu opens. */
const specifier = '@provider/feishu-h5-sdk'

type Loader = { resolve(name: string): string; createScript(url: string): HTMLScriptElement }

declare global {
  interface Window {
    System?: Loader
  }
}

/** Loads the script through the page's loader, the one place where an address becomes trusted. */
export function loadFeishuSdk() {
  return new Promise<void>((resolve, reject) => {
    const script = sdkScript(window.System)
    if (!script) return reject(new BridgeFailed('The script of Feishu is not allowed on this page'))
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new BridgeFailed('The script of Feishu did not load')))
    return document.head.append(script)
  })
}

function sdkScript(loader: Loader | undefined) {
  try {
    return loader?.createScript(loader.resolve(specifier)) ?? null
  } catch {
    // Not in the import map: switched off by configuration, or this is not Feishu. The caller says so.
    return null
  }
}
