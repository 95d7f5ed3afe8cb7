import { testListNames, testNamesOfOperators } from '@atrium/importmap/contract-test'

const opensRow = 'its screen opens the row by it (openAt)'
const ofEnterprise = 'belongs to its enterprise: from outside it has no page (decision 152)'
const counts = 'says how many people and departments may use it'
const noPerson = 'a SaaS administrator has no page of a person'

testListNames({
  announcementList: { title: ofEnterprise },
  applicationList: { name: ofEnterprise, audience: counts },
  careAnnouncementList: { title: ofEnterprise, authorName: noPerson },
  careApplicationList: { name: ofEnterprise, audience: counts },
  careEnterpriseList: { name: opensRow },
  carePersonList: { name: noPerson, title: 'what a person is at work' },
  enterpriseList: { name: opensRow },
  memberList: { name: opensRow },
  sessionList: { state: 'says that an operator acts, and another column which one' },
  userList: { name: opensRow },
})

testNamesOfOperators({ without: ['carePersonList'] })
