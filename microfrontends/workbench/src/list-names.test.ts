import { testListNames } from '@atrium/importmap/contract-test'

const showsFile = 'shows the file, or fetches it'

testListNames({
  careEnterpriseList: { name: 'its screen opens the row by it (openAt)' },
  carePersonList: {
    name: 'a SaaS administrator has no page of a person',
    title: 'what a person is at work',
  },
  chatFileList: { name: showsFile },
  fileList: { name: showsFile },
})
