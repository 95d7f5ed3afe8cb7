import { colleaguePath, colleaguesPath, departmentPicker, describeList } from '@atrium/shared-utility/ui'

/** The people whom one announcement is for, with when each has read it. */
export const readerList = describeList({
  call: 'listAnnouncementReaders',
  id: 'announcement-readers',
  labels: 'reader',
  search: 'readers.search',
  columns: {
    name: { text: (row) => row.name, linkTo: (row) => colleaguePath(row.userId) },
    loginId: { text: (row) => row.loginId, width: 112, grows: true },
    departmentName: {
      text: (row) => row.departmentName,
      linkTo: (row) => row.departmentId && colleaguesPath(row.departmentId),
      width: 104,
      grows: true,
    },
    hasRead: {
      text: (row, { t }) => t(row.readAt === null ? 'reader.notYet' : 'reader.read'),
      tone: (row) => (row.readAt === null ? 'warning' : 'success'),
      width: 96,
    },
    readAt: { text: (row, { format }) => row.readAt && format.dateTime(row.readAt), width: 176 },
  },
  otherFields: { userId: 'notShown', departmentId: 'departmentName' },
  sorts: { name: 'name', readAt: 'readAt' },
  filters: {
    hasRead: { kind: 'flag' },
    departmentId: { kind: 'pick', picker: departmentPicker },
    // The page says it.
    id: 'notShown',
  },
})
