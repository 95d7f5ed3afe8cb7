import { UserType } from '@atrium/shared-utility/contract'

/** The roles of every new enterprise. Landing paths and addresses are without the space prefix, as routes are. */
export const builtInRoles = [
  {
    code: 'administrator',
    name: '企业管理员',
    nameEn: 'Enterprise administrator',
    detail: '/homepage',
    userType: UserType.administrator,
    permissions: ['orgEdit', 'announce', 'operationOverview'],
  },
  {
    code: 'developer',
    name: '应用开发者',
    nameEn: 'Application developer',
    detail: '/homepage',
    userType: UserType.developer,
    permissions: ['operationOverview'],
  },
  { code: 'member', name: '成员', nameEn: 'Member', detail: '', userType: UserType.member, permissions: [] },
  {
    code: 'external',
    name: '外部协作者',
    nameEn: 'External collaborator',
    detail: '/user/workbench',
    userType: UserType.collaborator,
    permissions: [],
  },
] as const
