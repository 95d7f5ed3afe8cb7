import type { Colleague } from '@atrium/shared-utility/contract'
import { colleaguesPath, departmentPicker, describeList, NameLink, useDepartmentName } from '@atrium/shared-utility/ui'
import { Fragment } from 'react'

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
      render: (row) => <Departments of={row} />,
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

/** Each leads to its people. */
function Departments({ of: { departments } }: { of: Colleague }) {
  const called = useDepartmentName()
  if (departments.length === 0) return '—'
  return departments.map((one, index) => (
    <Fragment key={one.departmentId}>
      {index > 0 && ', '}
      <NameLink to={colleaguesPath(one.departmentId)} text={called(one)} />
    </Fragment>
  ))
}
