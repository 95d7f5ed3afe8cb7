import { testListNames, testNamesOfOperators } from '@atrium/importmap/contract-test'

testListNames({
  trafficList: { call: 'what a call does; it has no page' },
})

testNamesOfOperators()
