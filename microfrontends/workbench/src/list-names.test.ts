import { testListNames } from '@atrium/importmap/contract-test'

const showsFile = 'shows the file, or fetches it'

testListNames({
  chatFileList: { name: showsFile },
  fileList: { name: showsFile },
})
