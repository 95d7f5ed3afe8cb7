import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'
import { messages as bulk } from './screens/bulk/messages.ts'
import { messages as bundles } from './screens/bundles/messages.ts'
import { messages as homeMessages } from './screens/home-messages/messages.ts'
import { messages as dictionary } from './screens/dictionary/messages.ts'
import { messages as dashboard } from './screens/dashboard/messages.ts'
import { messages as jobs } from './screens/jobs/messages.ts'
import { messages as packages } from './screens/packages/messages.ts'
import { messages as parcels } from './screens/parcels/messages.ts'
import { messages as rollouts } from './screens/rollouts/messages.ts'
import { messages as settings } from './screens/settings/messages.ts'
import { messages as security } from './screens/security/messages.ts'
import { messages as telemetry } from './screens/telemetry/messages.ts'
import { messages as traffic } from './screens/traffic/messages.ts'
import { messages as updates } from './screens/updates/messages.ts'
import { messages as whiteList } from './screens/white-list/messages.ts'
import { messages as uploads } from './uploads/messages.ts'
import { anEnterprise, aServerWith } from './screens/enterprises/given.ts'

testParcelContract({ lifecycles, path: '/sysop/enterprise', calls: aServerWith(anEnterprise()) })
testParcelDeclaration({
  declaration,
  routes,
  messages: [
    messages,
    bulk,
    bundles,
    dashboard,
    dictionary,
    homeMessages,
    jobs,
    packages,
    parcels,
    rollouts,
    security,
    settings,
    telemetry,
    traffic,
    updates,
    uploads,
    whiteList,
  ],
})
