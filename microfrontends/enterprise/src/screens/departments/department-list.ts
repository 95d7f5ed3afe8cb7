import type { DepartmentMemberRow } from '@atrium/shared-utility/contract'
import { departmentPicker, describeList, useDepartmentName } from '@atrium/shared-utility/ui'

/** The people of a department, or of the enterprise, by name. */
export const departmentMemberList = describeList({
  call: 'listDepartmentMembers',
  id: 'department-members',
  labels: 'departmentMember',
  search: 'departmentMembers.search',
  useWords: () => ({ called: useDepartmentName() }),
  columns: {
    name: { text: (row) => row.name },
    title: { text: (row) => row.title || null, width: 120, grows: true },
    departmentName: {
      text: (row, { called }) => nameOf(row, called),
      linkTo: ({ departmentId }) => departmentId && `/enterprise/departments?departmentId=${departmentId}`,
      width: 136,
      grows: true,
    },
    standing: {
      text: (row, { t }) => {
        const standing = standingOf(row)
        return standing === null ? null : t(`departmentStanding.${standing}`)
      },
      width: 104,
    },
    loginId: { text: (row) => row.loginId, width: 144, isOptional: true },
  },
  otherFields: {
    userId: 'notShown',
    departmentId: 'departmentName',
    departmentNameEn: 'departmentName',
    isMain: 'standing',
    isHead: 'standing',
    isSuspended: 'standing',
  },
  sorts: {},
  filters: {
    departmentId: { kind: 'row', nameOf: departmentPicker.nameOf },
    isDeep: { kind: 'flag' },
    isUnplaced: { kind: 'flag' },
  },
})

type Names = { name: string; nameEn: string | null }

function nameOf(
  { departmentName: name, departmentNameEn: nameEn }: DepartmentMemberRow,
  called: (of: Names) => string,
) {
  return name === null ? null : called({ name, nameEn })
}

/** What matters most: whether the enterprise is closed to the person, then head, then whether they belong elsewhere first. */
function standingOf({ isSuspended, isHead, departmentId, isMain }: DepartmentMemberRow) {
  if (isSuspended) return 'suspended'
  if (isHead) return 'head'
  return departmentId !== null && !isMain ? 'besides' : null
}
