import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import type { CallFakes } from '@atrium/shared-utility/testing'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { routes } from './routes.tsx'
import { messages as appLink } from './screens/app-link/messages.ts'
import { messages as messenger } from './screens/messenger/messages.ts'
import { messages as passkey } from './screens/passkey/messages.ts'
import { messages as registration } from './screens/registration/messages.ts'
import { messages as reset } from './screens/reset/messages.ts'
import { messages as scan } from './screens/scan/messages.ts'
import { messages as signOn } from './screens/sign-on/messages.ts'

const messages = [appLink, messenger, passkey, registration, reset, scan, signOn]

const calls: CallFakes = { getSmsCountdown: () => ({ countdown: 0 }) }

describe.each([
  { wayIn: 'messengers', path: '/integration/login' },
  { wayIn: 'SMS', path: '/sign/sms', calls },
  { wayIn: 'the phone that scans', path: '/sign/confirm-scan' },
  { wayIn: 'single sign-on', path: '/home/signOn' },
])('$wayIn', (contract) => {
  testParcelContract({ lifecycles, ...contract })
})

testParcelDeclaration({ declaration, routes, messages })
