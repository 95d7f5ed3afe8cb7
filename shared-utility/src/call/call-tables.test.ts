import { callAtHand, findCall } from './call-tables.ts'
import { exchange } from './exchange.ts'
import { fakeServer, success } from './fake-server.ts'

// One of each area that pages are not sent.
const later = ['listPasskeys', 'listConnectors', 'listJobs', 'listTeamParcels']

test('pages have at hand what the shell and the workbench ask, and fetch all other calls by area', async () => {
  expect(['getLoginStatus', 'checkTwoStep', 'getUpdateStatus'].map((name) => callAtHand(name)?.method)).toEqual([
    'GET',
    'GET',
    'GET',
  ])
  expect(later.filter((name) => callAtHand(name) !== undefined)).toEqual([])
  for (const name of later) expect((await findCall(name))?.path).toMatch(/^\//)
  expect(await findCall('noSuchCall')).toBeUndefined()
})

test('a call goes to the enterprise whose page made it, though the person goes on before its table has come', async () => {
  const server = fakeServer('/space-acme1/enterprise/members', success({ total: 0, list: [] }))
  const made = exchange('listMembers', {}, {})
  server.page.href = 'https://portal.example/space-other2/enterprise/members'
  await made.catch(() => undefined)
  expect(server.sent.map(({ url }) => url.pathname)).toEqual(['/space-acme1/sapi/enterprise/member'])
  server.restore()
})
