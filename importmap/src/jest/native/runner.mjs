import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { createJest, runCircus } from '../circus.mjs'
import { setGlobals } from './globals.mjs'

/**
 * Jest's `testRunner` for tests of code that Node runs as it is. Jest loads every module anew for every file, in a
 * context of its own: a second for each file of the server. Here Node loads them, once in a worker.
 * What Jest gives up by it is done below, after every file: spies, timers, the environment and the timeout are as before.
 */
export default async function runNatively(...given) {
  const before = { ...process.env }
  try {
    return await runCircus(given, runtime)
  } finally {
    timers.useRealTimers()
    mocker.restoreAllMocks()
    restoreEnvironment(before)
  }
}

let turn = 0
const mocker = new ModuleMocker(globalThis)
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })
/** No `jest.mock`: it means nothing without modules of its own. */
const jest = createJest(mocker, timers)

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL('./globals.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})

/** As much of Jest's runtime as its circus asks for. */
const runtime = {
  requireModule: createRequire(import.meta.url),
  setGlobalsForRuntime(given) {
    const globals = { ...given, jest }
    setGlobals(globals)
    Object.assign(globalThis, globals)
  },
  unstable_shouldLoadAsEsm: () => true,
  // Under an address of its own, so that what is set up for every file is set up for every file.
  unstable_importModule: (file) => import(`${pathToFileURL(file).href}?${(turn += 1)}`),
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}
