import { expect, test } from '@jest/globals'
import { UserType } from '@atrium/shared-utility/contract'
import { departmentBook, type KnownDepartment } from './departments.ts'
import { draftOf } from './draft.ts'
import { reasonOf } from './fault.ts'
import { guessMapping } from './guess.ts'
import { judge } from './judge.ts'

test.each([
  [['姓名', '登录账号', '手机号', '部门', '职务'], { name: 0, loginId: 1, phone: 2, departments: 3, title: 4 }],
  [
    ['E-mail', 'Full name', 'User name', 'Department', 'User type'],
    { email: 0, name: 1, loginId: 2, departments: 3, userType: 4 },
  ],
  [['员工姓名', '工号', '所属部门名称', '联系电话（手机）'], { name: 0, loginId: 1, departments: 2, phone: 3 }],
  [['ｎａｍｅ', '备注', '帐号'], { name: 0, loginId: 2 }],
  [['A', 'B'], {}],
])('the headings %j are understood', (headings, mapping) => {
  expect(guessMapping(headings)).toEqual(mapping)
})

const mapping = { name: 0, loginId: 1, phone: 2, email: 1, departments: 3, title: 4, userType: 5 }
const draft = (...cells: string[]) => draftOf({ place: 2, cells }, mapping)

test('a row is tidied as a form is, and one column may say two things', async () => {
  const cells = ['\u00a0王芳 ', 'Ｗang@Mail.example', '138 0013 8000', '研发部;总部/销售部', '工程师', 'Developer']
  expect(await draft(...cells)).toMatchObject({
    name: '王芳',
    loginId: 'Wang@Mail.example',
    norm: 'wang@mail.example',
    email: 'Wang@mail.example',
    phone: '+8613800138000',
    departments: ['研发部', '总部/销售部'],
    title: '工程师',
    userType: UserType.developer,
    faults: [],
  })
})

test('each cell that is no value of its field is named', async () => {
  const { faults } = await draft('', 'а-latin', '12', '', 'x'.repeat(65), '企业管理员')
  expect(faults).toEqual([
    { field: 'name', code: 'missing' },
    { field: 'loginId', code: 'loginIdInvalid' },
    { field: 'phone', code: 'phoneInvalid' },
    { field: 'email', code: 'emailInvalid' },
    { field: 'title', code: 'titleInvalid' },
    { field: 'userType', code: 'userTypeUnknown' },
  ])
})

const tree: KnownDepartment[] = [
  { id: 'head', parentId: null, name: '总部', nameEn: 'Head office' },
  { id: 'sales', parentId: 'head', name: '销售部', nameEn: 'Sales' },
  { id: 'other', parentId: null, name: '销售部', nameEn: null },
  { id: 'lab', parentId: 'sales', name: '实验/室', nameEn: null },
]
const bookOf = (makes: boolean) => {
  let count = 0
  return departmentBook(tree, { makes, newId: () => `new${(count += 1)}` })
}

test('departments are found by a name that is there once, or by their way, in either language', () => {
  const book = bookOf(false)
  const found = ['总部', 'head office/SALES', '总部＞销售部', '实验/室', '销售部', '总部/无'].map((one) =>
    book.find(one),
  )
  expect(found).toEqual([
    'head',
    'sales',
    'sales',
    'lab',
    { field: 'departments', code: 'departmentAmbiguous', params: { name: '销售部' } },
    { field: 'departments', code: 'departmentUnknown', params: { name: '总部/无' } },
  ])
})

test('a department that is missing is made once with those above it, and none for a row that is refused', () => {
  const book = bookOf(true)
  const deep = Array.from({ length: 13 }, (_, index) => `d${index}`).join('/')
  expect(book.findAll(['新/组', deep]).faults).toMatchObject([{ code: 'departmentTooDeep' }])
  expect(book.made).toEqual([])
  const { ids } = book.findAll(['总部/新/组', '组'])
  expect(ids).toHaveLength(1)
  expect(book.made.map(({ name, parentId }) => [name, parentId])).toEqual([
    ['新', 'head'],
    ['组', book.made[0]?.id],
  ])
})

test('a member who is there stays as they are, whatever else the row says', async () => {
  const known = { firstPlaces: new Map(), room: 0 }
  const faulty = await draft('', 'wang@mail.example', '12')
  const there = { ...known, accounts: new Map([['wang@mail.example', 'member' as const]]) }
  expect(judge(faulty, there, bookOf(true))).toEqual({ place: 2, result: 'present' })
})

test('reasons are said in both languages, with what they name', () => {
  const fault = { field: 'loginId', code: 'loginIdTwice', params: { row: 7 } } as const
  expect([reasonOf(fault, 'zh-CN'), reasonOf(fault, 'en-US')]).toEqual([
    '与第 7 行的账号相同',
    'Row 7 has the same username',
  ])
})
