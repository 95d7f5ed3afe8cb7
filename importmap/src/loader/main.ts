import { mapCompletion } from './complete-map.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { showFatal } from './fatal.ts'
import { forgetFailed } from './forget-failed.ts'
import { reloadOnChange } from './reload-on-change.ts'
import { guardScripts, pageIntegrity, pageProviders } from './script-policy.ts'

const shell = '@atrium/root-config'

start(document.currentScript?.nonce ?? '').catch((cause: unknown) => showFatal(cause))

// Replaced by the build; a production loader carries nothing of it.
if (process.env.NODE_ENV === 'development') reloadOnChange(document)

async function start(nonce: string) {
  if (typeof System === 'undefined') throw new Error('The module loader did not arrive')
  forgetFailed(System.constructor.prototype)
  const integrity = pageIntegrity(document)
  const { complete, extend } = mapCompletion({ page: document, integrity, add: (map) => System.addImportMap(map) })
  window.atriumCompleteMap = complete
  window.atriumExtendMap = extend
  guardScripts(System.constructor.prototype, { nonce, integrity, complete, providers: pageProviders(document) })
  fetchAhead(document, complete)
  await System.import(shell)
}

declare global {
  interface Window {
    /** The shell calls it before it looks for files that this page did not begin with. */
    atriumCompleteMap?: () => Promise<void>
    /** Brings what is known of files that were released after this page was made; the file is one that was signed. */
    atriumExtendMap?: (file: { url: string; integrity: string }) => Promise<void>
  }
}
