import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'
import { messages as homeMessages } from './screens/home-messages/messages.ts'
import { messages as dashboard } from './screens/dashboard/messages.ts'
import { messages as jobs } from './screens/jobs/messages.ts'
import { messages as packages } from './screens/packages/messages.ts'
import { messages as security } from './screens/security/messages.ts'
import { anEnterprise, aServerWith } from './screens/enterprises/given.ts'

testParcelContract({ lifecycles, path: '/sysop/enterprise', calls: aServerWith(anEnterprise()) })
testParcelDeclaration({ declaration, routes, messages: [messages, dashboard, homeMessages, jobs, packages, security] })
