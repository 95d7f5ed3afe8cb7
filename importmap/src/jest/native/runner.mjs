import { createRequire, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { setGlobals } from './globals.mjs'

/**
 * Jest's `testRunner` for tests of code that Node runs as it is. Jest loads every module anew for every file, in a
 * context of its own: a second for each file of the server. Here Node loads them, once in a worker.
 * What Jest gives up by it is done below, after every file: spies, timers, the environment and the timeout are as before.
 */
export default async function runNatively(...given) {
  const [globalConfig, config, , , testPath, sendMessageToJest] = given
  const before = { ...process.env }
  globalThis[timeoutOfTests] = config.testTimeout
  try {
    return await circus(globalConfig, config, { global: globalThis }, runtime, testPath, sendMessageToJest)
  } finally {
    timers.useRealTimers()
    mocker.restoreAllMocks()
    restoreEnvironment(before)
    forgetState()
  }
}

// Parts of Jest, in the versions that Jest brings.
const require = createRequire(import.meta.url)
const { default: circus } = require('jest-circus/runner')
let turn = 0
const timeoutOfTests = Symbol.for('TEST_TIMEOUT_SYMBOL')
const mocker = new ModuleMocker(globalThis)
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals'
      ? { url: new URL('./globals.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})

/** As much of Jest's runtime as its circus asks for. */
const runtime = {
  /** Circus keeps the tests of one file, so every file has a copy of its own. */
  requireInternalModule(file) {
    delete require.cache[file]
    return require(file)
  },
  requireModule: require,
  setGlobalsForRuntime(given) {
    const globals = { ...given, jest }
    setGlobals(globals)
    Object.assign(globalThis, globals)
  },
  unstable_shouldLoadAsEsm: () => true,
  // Under an address of its own, so that what is set up for every file is set up for every file.
  unstable_importModule: (file) => import(`${pathToFileURL(file).href}?${(turn += 1)}`),
  enterTestCode: () => undefined,
  leaveTestCode: () => undefined,
}

/** The part of `jest` that means something without modules of its own: no `jest.mock`. */
const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  restoreAllMocks: () => mocker.restoreAllMocks(),
  setTimeout: (timeoutMs) => void (globalThis[timeoutOfTests] = timeoutMs),
  useFakeTimers: (options) => timers.useFakeTimers(options),
  useRealTimers: () => timers.useRealTimers(),
  getTimerCount: () => timers.getTimerCount(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before)
}

/** What circus keeps beside its module: the tests of the file, and who listens to them. */
function forgetState() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(symbol.description)) delete globalThis[symbol]
}
