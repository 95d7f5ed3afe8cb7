import { sessionAtom } from '../page/session-atom.ts'
import { atriumStore } from '../page/store.ts'
import { closedSpaceCodes } from '../contract/foundation/closed-space.ts'
import type { LoginStatus } from '../contract/identity/session.ts'
import type { CallName } from '../contract/index.ts'
import { call } from './call.ts'
import { fakeServer } from './fake-server.ts'
import { configureCalls } from './hooks.ts'

const code = {
  membershipSuspended: 1003026,
  membershipEnded: 1003027,
  spaceSuspended: 1003002,
  spaceClosing: 1003070,
  spaceExpired: 1003071,
  spaceDenied: 1003001,
}
type Refusal = keyof typeof code
type Case = { error: Refusal; name?: CallName; barredFrom?: string; unsaved?: boolean }

let restore: () => void
afterEach(() => restore())

/** How often the page is loaded anew after three calls at once were refused so. */
async function reloadsAfter({ error, name = 'listApplications', barredFrom, unsaved = false }: Case) {
  const server = fakeServer('/space-a1/user/workbench', { status: 403, body: { code: code[error], error, msg: error } })
  restore = server.restore
  const status: LoginStatus = { login: true, is_login: 1, isSysUpdating: false, pageType: 'portal', barredFrom }
  atriumStore.set(sessionAtom, status)
  let reloads = 0
  configureCalls({ hasUnsaved: () => unsaved, reload: () => (reloads += 1) })
  await expect(call(name, name === 'switchEnterprise' ? { entId: 'b2' } : {})).rejects.toMatchObject({ code: error })
  return reloads
}

test.each(['membershipSuspended', 'membershipEnded', ...closedSpaceCodes] as const)(
  'U04: a page whose enterprise refuses with %s is loaded anew, to lead on',
  async (error) => {
    expect(await reloadsAfter({ error })).toBe(1)
  },
)

test('U04: a page that knows already stays, and so does one with something unsaved', async () => {
  expect(await reloadsAfter({ error: 'membershipSuspended', barredFrom: 'a1' })).toBe(0)
  expect(await reloadsAfter({ error: 'membershipSuspended', unsaved: true })).toBe(0)
})

test('a refusal that speaks of another enterprise moves no person, nor does a stranger’s (U04)', async () => {
  expect(await reloadsAfter({ error: 'spaceSuspended', name: 'switchEnterprise' })).toBe(0)
  expect(await reloadsAfter({ error: 'spaceDenied' })).toBe(0)
})
