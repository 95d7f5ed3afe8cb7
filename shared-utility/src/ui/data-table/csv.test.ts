import { toCsv } from './csv.ts'

const columns = [
  {
    key: 'name',
    label: 'Name',
    render: (row: { name: string }) => row.name,
    text: (row: { name: string }) => row.name,
  },
]

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '\u200B=1', '＝1'])(
  'a spreadsheet runs no formula from %j',
  (name) => {
    const [, line] = toCsv(columns, [{ name }]).split('\r\n')
    expect(line?.replace(/^"/, '')).toMatch(/^'/)
  },
)

test('commas, quotes and line breaks stay inside their cell', () => {
  expect(toCsv(columns, [{ name: 'a,"b"\nc' }])).toBe('Name\r\n"a,""b""\nc"')
})
