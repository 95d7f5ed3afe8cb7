import { expect, test } from '@jest/globals'
import { tableLimits } from './limits.ts'
import { cellsOf, read } from './test/read.ts'

const people = [
  ['姓名', '账号'],
  ['张三', 'zhang'],
]
/** “姓名,账号\n张三,zhang” in GB18030. */
const gb18030 = Buffer.from('d0d5c3fb2cd5cbbac50ad5c5c8fd2c7a68616e67', 'hex')

test.each([
  ['UTF-8', Buffer.from('姓名,账号\n张三,zhang')],
  ['UTF-8 with its mark', Buffer.from('\uFEFF姓名,账号\r\n张三,zhang\r\n')],
  ['GB18030', gb18030],
  ['UTF-16 with its mark', Buffer.from('\uFEFF姓名\t账号\n张三\tzhang', 'utf16le')],
  ['semicolons', Buffer.from('姓名;账号\n张三;zhang')],
  ['tabs', Buffer.from('姓名\t账号\r张三\tzhang')],
  ['a separator that is said', Buffer.from('sep=;\n姓名;账号\n张三;zhang')],
])('a file with %s is read', async (_, bytes) => {
  expect(await cellsOf(bytes)).toEqual(people)
})

test('quotation marks hold separators, line breaks and quotation marks together', async () => {
  const text = 'a,b\n"x, ""y""\nz",2\n"",3\n'
  expect(await cellsOf(Buffer.from(text))).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '2'],
    ['', '3'],
  ])
})

test('rows keep their number in the file, and empty ones are passed', async () => {
  const said = await read(Buffer.from('\n a \n\n1\n,\n2,3\n'))
  expect(said).toEqual({
    table: {
      sheets: [],
      sheet: null,
      headings: ['a', 'B'],
      rows: [
        { place: 4, cells: ['1', ''] },
        { place: 6, cells: ['2', '3'] },
      ],
    },
  })
})

test('what our own files keep from being a formula is read as it was meant', async () => {
  const text = "phone,note\n'+8613800138000,it's\n'=1+1,''x\n+8613800138000,-"
  expect((await cellsOf(Buffer.from(text))).slice(1)).toEqual([
    ['+8613800138000', "it's"],
    ['=1+1', "''x"],
    ['+8613800138000', '-'],
  ])
})

test.each([
  ['a formula', 'a,b\n1,2\n3,=cmd|calc', 'formula', { row: 3, column: 'B' }],
  ['a formula in quotation marks', 'a\n" =1+1"', 'formula', { row: 2, column: 'A' }],
  ['a command', "a\n@SUM(1)*cmd|' /C calc'!A0", 'formula', { row: 2, column: 'A' }],
  ['an open quotation mark', 'a,b\n1,"2\n3,4', 'quoteOpen', { row: 2 }],
  ['nothing', '', 'empty', {}],
  ['headings alone', 'a,b\n\n', 'empty', {}],
  [
    'a cell without end',
    `a\n${'x'.repeat(tableLimits.cellLength + 1)}`,
    'cellTooLong',
    { row: 2, column: 'A', most: 5000 },
  ],
  ['columns without end', `a\n${'1,'.repeat(200)}`, 'tooManyColumns', { row: 2, most: 100 }],
  ['rows without end', 'a\n1\n'.repeat(tableLimits.rows), 'tooManyRows', { most: 20_000 }],
  ['line breaks without end', '\n'.repeat(1_000_000), 'tooManyRows', { most: 20_000 }],
])('a file with %s is refused by its place', async (_, text, ...[code, params]) => {
  expect(await read(Buffer.from(text))).toEqual({ refusal: { code, params } })
})

test.each([
  ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\0\0', 'latin1')],
  ['half a character', Buffer.from([0x61, 0x0a, 0xff, 0xff, 0xff])],
])('%s is no table', async (_, bytes) => {
  expect(await read(bytes)).toEqual({ refusal: { code: 'notText', params: {} } })
})
