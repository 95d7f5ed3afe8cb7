import { addAsker } from './step-up/step-up.ts'
import { call } from './call.ts'
import { fakeServer, success } from './fake-server.ts'

const refusal = { status: 403, body: { code: 1002005, msg: 'x', error: 'stepUpRequired', requestId: 'r' } }
let server: ReturnType<typeof fakeServer>
const removals: (() => void)[] = []

afterEach(() => {
  server.restore()
  for (const remove of removals.splice(0)) remove()
})

/** Refuses until the person has confirmed. */
function guarded(path = '/') {
  const state = { isConfirmed: false, questions: 0 }
  server = fakeServer(path, () => (state.isConfirmed ? success([]) : refusal))
  return state
}

test('a call that needs step-up is made again once the person has confirmed', async () => {
  const state = guarded()
  removals.push(addAsker(async () => (state.isConfirmed = true)))
  expect(await call('listEntrances')).toEqual([])
  expect(server.sent).toHaveLength(2)
})

test('calls at the same time ask once', async () => {
  const state = guarded()
  removals.push(
    addAsker(async () => {
      state.questions += 1
      await Promise.resolve()
      return (state.isConfirmed = true)
    }),
  )
  await Promise.all([call('listEntrances'), call('listEntrances')])
  expect(state.questions).toBe(1)
})

test('a person who decides against it keeps the refusal, and nothing is repeated', async () => {
  guarded()
  removals.push(addAsker(async () => false))
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'stepUpRequired' })
  expect(server.sent).toHaveLength(1)
})

test('U11: a question whose dialog cannot be loaded says that, and is asked again with the next press', async () => {
  const state = guarded()
  const asker = jest.fn(async () => (state.isConfirmed = true))
  asker.mockRejectedValueOnce(new Error('Error loading dialogs.js'))
  removals.push(addAsker(asker))
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'unreachable' })
  expect(await call('listEntrances')).toEqual([])
})

test('the call is refused where no component can ask the person', async () => {
  guarded()
  await expect(call('listEntrances')).rejects.toMatchObject({ code: 'stepUpRequired' })
})

test('a session that has to be verified is sent to do so, once, with the way back', async () => {
  const held = { status: 403, body: { code: 1002004, msg: 'x', error: 'twoStepRequired', requestId: 'r' } }
  server = fakeServer('/space-abc/homepage?q=1', held)
  await Promise.allSettled([call('listEntrances'), call('listEntrances')])
  await new Promise((resolve) => setTimeout(resolve))
  expect(server.visited).toEqual([
    `/space-abc/force/frontTwoVerify?url=${encodeURIComponent('/space-abc/homepage?q=1')}`,
  ])
})
