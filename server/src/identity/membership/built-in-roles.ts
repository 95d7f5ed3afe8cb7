/** What every new enterprise begins with. Landing paths and addresses are without the space prefix, as routes are. */
export const builtInRoles = [
  {
    code: 'administrator',
    name: '企业管理员',
    nameEn: 'Enterprise administrator',
    detail: '/homepage',
    userType: 6,
    permissions: ['orgEdit', 'operationOverview'],
  },
  {
    code: 'developer',
    name: '应用开发者',
    nameEn: 'Application developer',
    detail: '/homepage',
    userType: 4,
    permissions: ['operationOverview'],
  },
  { code: 'member', name: '成员', nameEn: 'Member', detail: '', userType: 0, permissions: [] },
  {
    code: 'external',
    name: '外部协作者',
    nameEn: 'External collaborator',
    detail: '/user/workbench',
    userType: 5,
    permissions: [],
  },
] as const
