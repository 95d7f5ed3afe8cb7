import { testListNames, testNamesOfOperators } from '@atrium/importmap/contract-test'

const opensRow = 'its screen opens the row by it (openAt)'
const ofItself = 'what the record is about; its screen opens the row by the first column'

testListNames({
  bundleList: { title: ofItself },
  overrideList: { people: 'draws a link for each person', used: 'moments alone' },
  parcelList: { slug: opensRow, name: ofItself },
  rolloutList: { slug: opensRow },
  updateList: { title: ofItself },
})

testNamesOfOperators()
