import { expect, test } from '@jest/globals'
import { lookOnce } from '../../test/look-once.ts'
import { names, startCare } from './test/care-walk.ts'

/** Each id and text outside of their care; `care-matrix.test.ts` has one of each kind of them, and the rest of it. */
test('U07: a SaaS administrator meets and changes nothing that is outside of their care by any call', async () => {
  const { server, naming } = await startCare('foreign')
  const again = async () => {
    const other = await startCare('foreign')
    return { ...other.naming, close: () => other.server.close() }
  }
  expect(await lookOnce(names, naming, again)).toEqual([])
  await server.close()
}, 300_000)
