import { createRequire } from 'node:module'
import { withCosts } from './costs.mjs'

// Parts of Jest, in the versions that Jest brings.
const require = createRequire(import.meta.url)
const { default: run } = require('jest-circus/runner')
const timeoutOfTests = Symbol.for('TEST_TIMEOUT_SYMBOL')

/** Runs one file through Jest's circus with the process's own globals; `runtime` loads its modules. */
export async function runCircus(given, runtime) {
  const [globalConfig, config, , , testPath, sendMessageToJest] = given
  globalThis[timeoutOfTests] = config.testTimeout
  try {
    const asked = { ...unused, ...runtime, requireInternalModule: loadInternal }
    return await withCosts(testPath, () =>
      run(globalConfig, config, { global: globalThis }, asked, testPath, sendMessageToJest),
    )
  } finally {
    forgetState()
  }
}

const unused = { enterTestCode: () => undefined, leaveTestCode: () => undefined }

/** Circus keeps the tests of one file, so every file has a copy of its own; the one before it goes, with all that its tests hold. */
function loadInternal(file) {
  delete require.cache[file]
  const loaded = require(file)
  // Node notes there what a module has ever loaded.
  require.cache[file].parent?.children.splice(0)
  return loaded
}

/** The part of `jest` that means something in both of our runners. */
export function createJest(mocker, timers, fakeTimers = {}) {
  return {
    fn: mocker.fn.bind(mocker),
    spyOn: mocker.spyOn.bind(mocker),
    restoreAllMocks: () => mocker.restoreAllMocks(),
    setTimeout: (timeoutMs) => void (globalThis[timeoutOfTests] = timeoutMs),
    useFakeTimers: (options) => timers.useFakeTimers({ ...fakeTimers, ...options }),
    useRealTimers: () => timers.useRealTimers(),
    getTimerCount: () => timers.getTimerCount(),
    advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
    advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  }
}

/** What circus keeps beside its module: the tests of the file, and the listeners to them. */
function forgetState() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (['JEST_STATE_SYMBOL', 'EVENT_HANDLERS'].includes(symbol.description)) delete globalThis[symbol]
}
