import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
const megabyte = 1024 * 1024

/**
 * How far what this process holds grows while chunks pass, in MB: without what was let go and is not collected yet, which
 * depends on the machine, and without what the test itself keeps, in bytes. Looked at each time that 32 MB have passed.
 */
export function watchHeld(keptByTest = () => 0) {
  const before = held()
  let most = 0
  let passed = 0
  return {
    passed(bytes: number) {
      passed += bytes
      if (passed % (32 * megabyte) < bytes) look()
    },
    grown() {
      look()
      return most / megabyte
    },
  }

  function look() {
    most = Math.max(most, held() - before)
  }

  function held() {
    // Buffers are freed beside the first collection; the second one waits for that.
    collect()
    collect()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers - keptByTest()
  }
}
