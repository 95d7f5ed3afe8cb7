import type { Lang } from '@atrium/shared-utility/contract'

/** What people see where applications are made and used, beside what `words.ts` has. */
const words = {
  newApplication: ['新建应用', 'New application'],
  addTable: ['添加数据表', 'Add table'],
  addField: ['添加字段', 'Add field'],
  type: ['类型', 'Type'],
  addOption: ['添加选项', 'Add option'],
  option: ['选项 1', 'Option 1'],
  relatesTo: ['关联的数据表', 'Related table'],
  tables: ['数据表', 'Tables'],
  addRole: ['添加角色', 'Add role'],
  seeRecords: ['查看记录', 'View records'],
  addRecords: ['新增记录', 'Add records'],
  changeRecords: ['修改记录', 'Change records'],
  rows: ['哪些记录', 'Which records'],
  addMembers: ['添加成员', 'Add members'],
  who: ['成员类型', 'Type'],
  department: ['部门', 'Department'],
  person: ['人员', 'Member'],
  add: ['添加', 'Add'],
  live: ['已发布 v1', 'Live, v1'],
  openTo: ['可见范围', 'Available to'],
  whoCanUse: ['可见范围', 'Who can use it'],
  departments: ['部门', 'Departments'],
  production: ['生产部', 'Production'],
  newRecord: ['新建记录', 'New record'],
  searchRecords: ['搜索记录', 'Search records'],
  noMatch: ['没有符合条件的记录', 'No matching records'],
} as const satisfies Record<string, readonly [string, string]>

export function builderWords(lang: Lang) {
  return (word: keyof typeof words) => words[word][lang === 'zh-CN' ? 0 : 1]
}

export type BuilderWords = ReturnType<typeof builderWords>
