import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import type { CallFakes } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'

const calls: CallFakes = {
  listMembers: () => ({ total: 0, list: [] }),
  listConnectors: () => ({ list: [], roles: [] }),
  listConnectorDomains: () => ({ list: [] }),
}

describe.each(['/enterprise/members', '/enterprise/sign-on'])('%s', (path) => {
  testParcelContract({ lifecycles, path, calls })
})

testParcelDeclaration({ declaration, routes })
