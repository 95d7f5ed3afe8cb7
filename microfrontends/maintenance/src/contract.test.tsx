import { testParcelContract } from '@atrium/importmap/contract-test'
import * as lifecycles from './main.tsx'

const updating = { appId: null, status: 'updating', isSysUpdating: true, eta: null } as const

testParcelContract({ lifecycles, path: '/maintenance', calls: { getAppStatus: () => updating } })
