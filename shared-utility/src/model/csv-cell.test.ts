import { csvCell } from './csv-cell.ts'

test.each([
  ['=1+1', `'=1+1`],
  ['a;=1+1', `a;'=1+1`],
  ['Mozilla;  @SUM(1);-2', `Mozilla;  '@SUM(1);'-2`],
  ['a\t+1', `a\t'+1`],
  ['a=b; c', 'a=b; c'],
  [-2, '-2'],
])('S59: no spreadsheet finds a formula in %j, whichever sign it takes to part cells', (value, cell) => {
  expect(csvCell(value)).toBe(cell)
})
