import { fileNameIn } from './file-name.ts'

test.each([
  ['attachment; filename="a b.csv"', 'a b.csv'],
  [`attachment; filename="______.csv"; filename*=UTF-8''%E6%8A%A5%E4%BF%AE%20%27x%27.csv`, "报修 'x'.csv"],
  [`attachment; filename*=utf-8''%E6%8A%A5.csv; filename="_.csv"`, '报.csv'],
  [`attachment; filename="_.csv"; filename*=UTF-8''%E6`, '_.csv'],
  ['attachment', undefined],
  [null, undefined],
])('the header %s names the file %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name)
})
