import { Problem } from '@atrium/shared-utility/contract'
import { renderScreen, type CallFakes } from '@atrium/shared-utility/testing'
import { screen, within } from '@testing-library/react'
import declaration from '../parcel.json'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'

const below = declaration.routes.filter((route) => route.path.includes(':') || 'under' in route)
const entries = declaration.routes.flatMap((route) => ('menu' in route ? [route.path] : []))

const refuse = () => new Problem('internal')
const calls: CallFakes = {
  getEnterprise: refuse,
  getUser: refuse,
  getPackage: refuse,
  getUpdate: refuse,
  getBundle: refuse,
  listBundles: refuse,
  getAudit: refuse,
  getJob: refuse,
  getTeamParcel: refuse,
  listDeployTokens: refuse,
  listParcelVersions: refuse,
  listOverrides: refuse,
  listArtifactDamage: refuse,
  listRevisions: refuse,
  getRevision: refuse,
  listProposals: refuse,
  getProposal: refuse,
  listPlatformTokens: refuse,
  listRollouts: refuse,
  getRollout: refuse,
  listBulkRows: refuse,
  listBulks: refuse,
  listTraffic: refuse,
  getTelemetry: refuse,
}

test('the table of this test is not empty', () => {
  expect(below.length).toBeGreaterThan(4)
  expect(entries.length).toBeGreaterThan(4)
})

test.each([...below.map(({ path }) => path), '/sysop/package/none/:id'])(
  'U02: %s says where it stands, first an entry of the navigation, also when nothing can be read',
  async (path) => {
    renderScreen(routes, { path: path.replace(':platform', 'apk').replaceAll(/:\w+/g, '1'), messages, calls })
    const trail = within(await screen.findByRole('navigation', { name: '所在位置' }))
    expect(entries).toContain(trail.getAllByRole('link')[0]?.getAttribute('href'))
  },
)
