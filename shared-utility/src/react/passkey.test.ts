import { makePasskey, signByPasskey } from './passkey.ts'

// The file of the library cannot be had.
jest.mock('@simplewebauthn/browser', () => ({
  __esModule: true,
  then: (_done: unknown, failed: (cause: Error) => void) => failed(new Error('404')),
}))

const options = { challenge: 'x', rp: { name: 'Atrium' }, user: { id: '1', name: 'ada', displayName: 'Ada' } }

test('U11: a library that cannot be loaded is not the passkey’s fault', async () => {
  const made = await makePasskey({ ...options, pubKeyCredParams: [] })
  const signed = await signByPasskey({ challenge: 'x' })
  for (const result of [made, signed]) {
    expect(result).toMatchObject({ status: 'failed', problem: { code: 'unreachable' } })
  }
})
