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
  guardScripts(System.constructor.prototype, {
    nonce,
    integrity: pageIntegrity(document),
    providers: pageProviders(document),
  })
  await System.import(shell)
}
