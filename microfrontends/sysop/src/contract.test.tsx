import { testParcelContract } from '@atrium/importmap/contract-test'
import * as lifecycles from './main.tsx'
import { anEnterprise, aServerWith } from './screens/enterprises/given.ts'

testParcelContract({ lifecycles, path: '/sysop/enterprise', calls: aServerWith(anEnterprise()) })
