import { type NamingList, unlinkedNames } from '@atrium/shared-utility/testing'
import { careEnterpriseList } from './screens/care/enterprise-list.ts'
import { carePersonList } from './screens/care/person-list.ts'
import { chatFileList } from './screens/files/chat/chat-file-list.tsx'
import { fileList } from './screens/files/file-list.tsx'

const lists: Record<string, NamingList> = { careEnterpriseList, carePersonList, chatFileList, fileList }

const showsFile = 'shows the file, or fetches it'

/** Columns that name something and say no way to it, each with the reason. */
const without: Record<string, Record<string, string>> = {
  careEnterpriseList: { name: 'its screen opens the row by it (openAt)' },
  carePersonList: {
    name: 'a SaaS administrator has no page of a person',
    title: 'what a person is at work',
  },
  chatFileList: { name: showsFile },
  fileList: { name: showsFile },
}

test.each(Object.entries(lists))('in %s each column that names a record or a person leads there', (list, described) => {
  expect(unlinkedNames(described)).toEqual(Object.keys(without[list] ?? {}))
})
