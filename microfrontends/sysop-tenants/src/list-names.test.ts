import { testListNames, testNamesOfOperators } from '@atrium/importmap/contract-test'

const opensRow = 'its screen opens the row by it (openAt)'
const noPerson = 'a SaaS administrator has no page of a person'

testListNames({
  careEnterpriseList: { name: opensRow },
  carePersonList: { name: noPerson, title: 'what a person is at work' },
  enterpriseList: { name: opensRow },
  sessionList: { state: 'says that an operator acts, and another column which one' },
  userList: { name: opensRow },
})

testNamesOfOperators({ without: ['carePersonList'] })
