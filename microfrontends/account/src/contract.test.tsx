import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { messages as deputies } from './screens/deputies/messages.ts'
import { routes } from './routes.tsx'

const rules = { minLength: 8, minKinds: 0, maxAgeDays: 0, history: 0, due: 'initial' as const }

testParcelContract({ lifecycles, path: '/force/password', calls: { getPasswordRules: () => rules } })
testParcelDeclaration({ declaration, routes, messages: [messages, deputies] })
