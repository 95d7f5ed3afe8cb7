import { demoEnterprises } from '../../portal/page/demo/accounts.ts'

/** A department of a demo enterprise. People are in the one that their title names, in either language. */
export type DemoDepartment = {
  entId: string
  name: string
  nameEn: string
  code?: string
  /** The name of the one above, which comes before it. */
  above?: string
  /** The login id of the head. */
  head?: string
}

const { one, two } = demoEnterprises

export const demoDepartments: readonly DemoDepartment[] = [
  ...[
    { name: '总经办', nameEn: 'General office', code: 'GO', head: 'admin' },
    { name: '制造中心', nameEn: 'Manufacturing', code: 'MC', head: 'zhao.yuebai' },
    { name: '生产部', nameEn: 'Production', code: 'MC-1', above: '制造中心', head: 'zhao.yuebai' },
    { name: '质量部', nameEn: 'Quality', code: 'MC-2', above: '制造中心', head: 'sun.qingchuan' },
    { name: '设备部', nameEn: 'Equipment', code: 'MC-3', above: '制造中心', head: 'qian.xiaohe' },
    { name: '研发部', nameEn: 'Research', code: 'RD', head: 'li.xinghe' },
    { name: '测试组', nameEn: 'Testing', above: '研发部', head: 'yang.wanqing' },
    { name: '营销中心', nameEn: 'Marketing and sales', code: 'MS', head: 'zheng.songyue' },
    { name: '销售部', nameEn: 'Sales', code: 'MS-1', above: '营销中心', head: 'zheng.songyue' },
    { name: '海外部', nameEn: 'Overseas', code: 'MS-2', above: '营销中心', head: 'hazel.brooks' },
    { name: '综合管理中心', nameEn: 'Shared services', head: 'admin' },
    { name: '财务部', nameEn: 'Finance', above: '综合管理中心', head: 'feng.qiulan' },
    { name: '行政部', nameEn: 'Administration', above: '综合管理中心', head: 'admin' },
  ].map((department) => ({ entId: one.id, ...department })),
  ...[
    { name: '综合部', nameEn: 'General affairs', head: 'admin2' },
    { name: '产品部', nameEn: 'Product', head: 'han.tingyu' },
    { name: '运营部', nameEn: 'Operations', head: 'qin.wangshu' },
  ].map((department) => ({ entId: two.id, ...department })),
]

/** The positions that people have beside their main department. */
export const demoBesides = [
  { entId: one.id, loginId: 'sun.qingchuan', department: '质量部', title: '主管' },
  { entId: one.id, loginId: 'qian.xiaohe', department: '设备部', title: '设备员' },
  { entId: one.id, loginId: 'yang.wanqing', department: '测试组', title: '组长' },
  { entId: one.id, loginId: 'admin', department: '总经办', title: '总经理助理' },
] as const
