import { departmentPicker, describeList } from '@atrium/shared-utility/ui'
import { colleaguePath } from '../departments/directory/colleague-path.ts'

/** The people whom one announcement is for, with when each has read it. */
export const readerList = describeList({
  call: 'listAnnouncementReaders',
  id: 'announcement-readers',
  labels: 'reader',
  search: 'readers.search',
  columns: {
    name: { text: (row) => row.name, linkTo: (row) => colleaguePath(row.userId) },
    loginId: { text: (row) => row.loginId, width: 112, grows: true },
    departmentName: { text: (row) => row.departmentName, width: 104, grows: true },
    hasRead: {
      text: (row, { t }) => t(row.readAt === null ? 'reader.notYet' : 'reader.read'),
      tone: (row) => (row.readAt === null ? 'warning' : 'success'),
      width: 96,
    },
    readAt: { text: (row, { format }) => row.readAt && format.dateTime(row.readAt), width: 176 },
  },
  otherFields: { userId: 'notShown' },
  sorts: { name: 'name', readAt: 'readAt' },
  filters: {
    hasRead: { kind: 'flag' },
    departmentId: { kind: 'pick', picker: departmentPicker },
    // The page says it.
    id: 'notShown',
  },
})
