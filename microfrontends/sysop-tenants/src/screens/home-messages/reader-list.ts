import { describeList, enterprisePicker } from '@atrium/shared-utility/ui'

/** The people who have read what operators wrote. */
export const readerList = describeList({
  call: 'listHomeMessageReaders',
  id: 'home-message-readers',
  labels: 'messageReader',
  search: 'messageReaders.search',
  columns: {
    name: { text: (row) => row.name, linkTo: (row) => `/sysop/users/${row.userId}` },
    loginId: { text: (row) => row.loginId, width: 200, grows: true },
    readAt: { text: (row, { format }) => format.dateTime(row.readAt), width: 184 },
  },
  otherFields: { userId: 'notShown' },
  sorts: { readAt: 'readAt' },
  filters: {
    entid: { kind: 'pick', picker: enterprisePicker },
    // The page says it.
    id: 'notShown',
  },
})
