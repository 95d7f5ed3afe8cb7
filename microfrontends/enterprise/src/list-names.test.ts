import { testListNames } from '@atrium/importmap/contract-test'

const opensRow = 'its screen opens the row by it (openAt)'
const titleAtWork = 'what a person is at work'

testListNames({
  departmentMemberList: { name: opensRow, title: titleAtWork },
  directoryList: {
    name: opensRow,
    departments: 'draws a link for each department',
    title: 'titles, which the row has with its departments',
  },
  memberList: { name: opensRow, title: titleAtWork },
})
