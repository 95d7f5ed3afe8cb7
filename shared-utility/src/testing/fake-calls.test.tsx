import { call } from '../call/call.ts'
import { Problem } from '../contract/index.ts'
import { endTest } from './clean-up.ts'
import { fakeCalls } from './fake-calls.ts'

const row = { entid: 'acme', name: 'Acme' }

test('a fake gets the parsed input of its call, and the caller gets its answer', async () => {
  const faked = fakeCalls({ suggestEnterprises: ({ q }) => [{ ...row, name: q }] })
  expect(await call('suggestEnterprises', { q: '  acme  ' })).toEqual([{ entid: 'acme', name: 'acme' }])
  expect(faked.asked('suggestEnterprises')).toEqual([{ q: 'acme' }])
  faked.restore()
})

test('values of the path, the query and the form body arrive as one input', async () => {
  const faked = fakeCalls({
    listEnterprises: () => ({ total: 0, list: [] }),
    signIn: () => new Problem('badCredentials'),
  })
  await call('listEnterprises', { entType: 1, self: true })
  await expect(call('signIn', { loginId: 'acme', password: 'p&=%中' })).rejects.toMatchObject({
    code: 'badCredentials',
  })
  expect(faked.asked('listEnterprises')[0]).toMatchObject({ entType: 1, self: true, iDisplayStart: 0 })
  expect(faked.asked('signIn')).toEqual([{ loginId: 'acme', password: 'p&=%中', remember: false }])
  faked.restore()
})

test('a Problem reaches the caller as the server would send it', async () => {
  const refusal = new Problem('enterpriseNameTaken', { name: 'Acme' }, { fields: [{ field: 'name', msg: 'taken' }] })
  const faked = fakeCalls({ suggestEnterprises: () => refusal })
  await expect(call('suggestEnterprises')).rejects.toMatchObject({
    code: 'enterpriseNameTaken',
    params: { name: 'Acme' },
    fields: [{ field: 'name', msg: 'taken' }],
    requestId: 'request-of-the-test',
  })
  faked.restore()
})

test.each(['unreachable', 'emptyResponse', 'underMaintenance'] as const)('a fake can fail as %s', async (code) => {
  const faked = fakeCalls({ getAppStatus: () => new Problem(code) })
  await expect(call('getAppStatus', {}, { skipMaintenanceRedirect: true })).rejects.toMatchObject({ code })
  faked.restore()
})

test('an input that the contract refuses never reaches the fake', async () => {
  const faked = fakeCalls({ listEnterprises: () => ({ total: 0, list: [] }) })
  await expect(call('listEnterprises', { iDisplayLength: 100_000 })).rejects.toMatchObject({ code: 'invalidInput' })
  expect(faked.asked('listEnterprises')).toEqual([])
  faked.restore()
})

test('a call without a fake fails the test with its name', async () => {
  const faked = fakeCalls({})
  await expect(call('getEnterprise', { entid: 'acme' })).rejects.toMatchObject({ code: 'internal' })
  expect(endTest).toThrow('getEnterprise')
  faked.restore()
})

test('an answer of another shape than the contract’s fails the test with its call', async () => {
  // The types take any text for an id; the contract does not.
  const faked = fakeCalls({ suggestEnterprises: () => [{ ...row, entid: 'not an id' }] })
  await expect(call('suggestEnterprises')).rejects.toMatchObject({ code: 'internal' })
  expect(endTest).toThrow(/suggestEnterprises: its fake failed/)
  faked.restore()
})
