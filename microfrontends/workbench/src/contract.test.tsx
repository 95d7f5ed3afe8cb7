import { testParcelContract, testParcelDeclaration } from '@atrium/importmap/contract-test'
import declaration from '../parcel.json' with { type: 'json' }
import { empty } from './given.tsx'
import * as lifecycles from './main.tsx'
import { messages } from './messages.ts'
import { routes } from './routes.tsx'
import { messages as detail } from './screens/detail/messages.ts'
import { messages as display } from './screens/display/messages.ts'
import { messages as files } from './screens/files/messages.ts'

testParcelContract({ lifecycles, path: '/user/workbench', calls: empty })
testParcelDeclaration({ declaration, routes, messages: [messages, detail, display, files] })
