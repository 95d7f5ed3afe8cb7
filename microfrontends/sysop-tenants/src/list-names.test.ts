import { testListNames, testNamesOfOperators } from '@atrium/importmap/contract-test'

const opensRow = 'its screen opens the row by it (openAt)'

testListNames({
  enterpriseList: { name: opensRow },
  sessionList: { state: 'says that an operator acts, and another column which one' },
  userList: { name: opensRow },
})

testNamesOfOperators()
