import { fakeCalls, signedInAs } from '@atrium/shared-utility/testing'
import { Problem, UserType } from '@atrium/shared-utility/contract'
import { aConfig, aRoute } from '../testing/signing.ts'
import { PortalHistory } from './portal-history.ts'
import { knownTwoStep, twoStepFor } from './two-step-state.ts'

const off = { open: 'false', effective: '', effectiveTime: '' } as const
const soon = { open: 'true', effective: 'false', effectiveTime: '2090-01-01T00:00:00Z' } as const
const routes = ['/one', '/force/frontTwoVerify'].map((path) => aRoute(path, { app: '@atrium/one' }))

function visit(url: string) {
  const history = new PortalHistory({ config: aConfig({ routes }), load: () => undefined, onCommit: () => undefined })
  return history.visit(window.location.origin + url)
}

test('a state that the session brought along is used without a call; after the verification page it is asked for', async () => {
  const calls = fakeCalls({ checkTwoStep: () => off })
  const session = signedInAs(UserType.member, { userId: 'verified', twoStep: soon })
  expect(await twoStepFor(visit('/one'), session)).toEqual(soon)
  expect(calls.asked('checkTwoStep')).toEqual([])
  expect(await twoStepFor(visit('/force/frontTwoVerify'), session)).toBeNull()
  expect(await twoStepFor(visit('/one'), session)).toEqual(off)
  expect(knownTwoStep(session)).toEqual(off)
})

test('a session that brought none has it asked for, once', async () => {
  const calls = fakeCalls({ checkTwoStep: () => soon })
  const session = signedInAs(UserType.member, { userId: 'asked' })
  await twoStepFor(visit('/one'), session)
  expect(await twoStepFor(visit('/one'), session)).toEqual(soon)
  expect(calls.asked('checkTwoStep')).toHaveLength(1)
})

test('U11: a state that could not be fetched is asked for again with the next navigation', async () => {
  const calls = fakeCalls({ checkTwoStep: () => new Problem('internal') })
  const session = signedInAs(UserType.member, { userId: 'unfetched' })
  expect(await twoStepFor(visit('/one'), session)).toBeNull()
  calls.change({ checkTwoStep: () => soon })
  expect(await twoStepFor(visit('/one'), session)).toEqual(soon)
})
