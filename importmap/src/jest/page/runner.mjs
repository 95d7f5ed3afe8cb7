import { ModernFakeTimers } from '@jest/fake-timers'
import { ModuleMocker } from 'jest-mock'
import { createJest, runCircus } from '../circus.mjs'
import { createModules } from './modules.mjs'
import { openWindow } from './window.mjs'

/**
 * Jest's `testRunner` for tests of what runs in a page. Every file has a window, modules and spies of its own, as with
 * Jest. What differs is what it costs: modules are compiled once in a worker, and run in no context of their own, where
 * every look at a global takes many times as long (docs/tests.md).
 */
export default async function runPage(...given) {
  const [, , environment, runtime, testPath] = given
  const page = openWindow(environment.global.console)
  const mocker = new ModuleMocker(globalThis)
  const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis })
  const jest = createJest(mocker, timers, { doNotFake })
  let globals = { jest }
  const modules = createModules(runtime, () => globals)
  Object.assign(jest, {
    mocked: (mock) => mock,
    mock: (name, factory) => modules.mock(testPath, name, factory),
    requireActual: (name) => modules.loadActual(testPath, name),
  })
  try {
    return await runCircus(given, {
      requireModule: modules.load,
      setGlobalsForRuntime(ofCircus) {
        globals = { ...ofCircus, jest }
        Object.assign(globalThis, globals)
      },
      unstable_shouldLoadAsEsm: () => false,
    })
  } finally {
    timers.useRealTimers()
    mocker.restoreAllMocks()
    await settle()
    page.close()
  }
}

/** These are Node's, which waits for them itself; a page has no other use of them. */
const doNotFake = ['hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate']

/** What the last test has begun and does not wait for ends in its own window. */
async function settle() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
