import { expect, test } from '@jest/globals'
import { collected } from './collected.ts'

test('an upload that goes on coming for longer than it may is given up, and read no further', async () => {
  const left = Promise.withResolvers<void>()
  async function* endless() {
    try {
      while (true) {
        yield Buffer.from('x')
        await new Promise((resolve) => void setImmediate(resolve))
      }
    } finally {
      left.resolve()
    }
  }
  expect(await collected(endless(), 50)).toBeNull()
  await left.promise
})
