import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import type { CallFakes } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'
import { messages as applications } from './screens/applications/messages.ts'
import { messages as departments } from './screens/departments/messages.ts'
import { messages as messengers } from './screens/messengers/messages.ts'
import { messages as people } from './screens/people/messages.ts'
import { messages as roles } from './screens/roles/messages.ts'
import { messages as security } from './screens/security/messages.ts'
import { messages as signOn } from './screens/sign-on/messages.ts'
import { messages as style } from './screens/style/messages.ts'

const messages = [applications, departments, messengers, people, roles, security, signOn, style]
const calls: CallFakes = {
  listMembers: () => ({ total: 0, list: [] }),
  listConnectors: () => ({ list: [], roles: [] }),
  listConnectorDomains: () => ({ list: [] }),
}

describe.each(['/enterprise/members', '/enterprise/sign-on'])('%s', (path) => {
  testParcelContract({ lifecycles, path, calls })
})

testParcelDeclaration({ declaration, routes, messages })
