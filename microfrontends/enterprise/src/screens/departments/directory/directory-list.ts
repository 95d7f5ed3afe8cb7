import type { Colleague } from '@atrium/shared-utility/contract'
import { departmentPicker, describeList, useDepartmentName } from '@atrium/shared-utility/ui'

/** The people of the enterprise, as their colleagues find them. */
export const directoryList = describeList({
  call: 'listDirectory',
  id: 'directory',
  labels: 'colleague',
  search: 'directory.search',
  useWords: () => ({ called: useDepartmentName() }),
  columns: {
    name: { text: (row) => row.name },
    departments: {
      text: (row, { called }) => row.departments.map((one) => called(one)).join(', ') || null,
      width: 200,
      grows: true,
    },
    title: { text: titlesOf, width: 168, grows: true },
    phone: { text: (row) => row.phone, width: 168 },
    isVerified: {
      text: (row, { t }) => (row.isVerified ? t('directory.verified') : null),
      tone: () => 'success',
      width: 112,
      isOptional: true,
    },
    isExternal: {
      text: (row, { t }) => (row.isExternal ? t('directory.external') : null),
      width: 128,
      isOptional: true,
    },
  },
  otherFields: { userId: 'notShown', picture: 'notShown' },
  sorts: {},
  filters: { departmentId: { kind: 'pick', picker: departmentPicker } },
})

function titlesOf({ departments }: Colleague) {
  return (
    departments
      .map(({ title }) => title)
      .filter((title) => title !== '')
      .join(', ') || null
  )
}
