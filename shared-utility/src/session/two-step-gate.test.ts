import { fakeServer, success } from '../call/fake-server.ts'
import { loadTwoStep } from './load-two-step.ts'
import { twoStepGate, type GateDecision, type GateFacts } from './two-step-gate.ts'
import type { TwoStepState } from '../contract/identity/two-step.ts'

const setting = (open: TwoStepState['open'], effective: TwoStepState['effective']) => ({
  open,
  effective,
  effectiveTime: '2030-01-31',
})
const page = '/user/workbench'
const facts: GateFacts = { setting: setting('true', 'true'), path: page, session: { login: true } }
const goOn: GateDecision = { do: 'continue' }
const verify: GateDecision = { do: 'verify' }
const remind: GateDecision = { do: 'remind', date: '2030-01-31' }

test.each([
  ['open and not yet effective: a reminder with its date', { setting: setting('true', 'false') }, remind],
  ['open and effective: verification', {}, verify],
  ['open and effective is empty: verification', { setting: setting('true', '') }, verify],
  ['not open: goes on', { setting: setting('false', 'true') }, goOn],
  ['not open and not effective: goes on', { setting: setting('false', 'false') }, goOn],
  ['could not be fetched: goes on', { setting: null }, goOn],
  ['nobody signed in: goes on', { session: { login: false } }, goOn],
  ['session unknown: goes on', { session: null }, goOn],
  ['the verification page: goes on', { path: '/force/frontTwoVerify' }, goOn],
  ['the verification page of a space: goes on', { path: '/space-abc/force/frontTwoVerify/?url=/x' }, goOn],
  ['a page below the verification page: verification', { path: '/force/frontTwoVerify/x' }, verify],
] satisfies [string, Partial<GateFacts>, GateDecision][])('%s', (_what, given, expected) => {
  expect(twoStepGate({ ...facts, ...given })).toEqual(expected)
})

test.each([401, 403, 500, 503])('a state that answers %i is empty, and moves no person', async (status) => {
  const server = fakeServer(page, { status })
  expect(await loadTwoStep()).toBe(null)
  expect(server.visited).toEqual([])
  server.restore()
})

test('the state is read from the result field', async () => {
  const server = fakeServer(page, success(setting('true', 'false')))
  expect(await loadTwoStep()).toEqual(setting('true', 'false'))
  server.restore()
})
