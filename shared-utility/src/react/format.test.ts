import { formatFor } from './format.ts'

const zh = formatFor('zh-CN')
const en = formatFor('en-US')
const noon = new Date(2026, 2, 5, 14, 5)

test('dates and times are written as the language writes them', () => {
  expect(zh.date(noon)).toBe('2026年3月5日')
  expect(en.date(noon)).toBe('Mar 5, 2026')
  expect(zh.dateTime(noon)).toContain('14:05')
  expect(en.dateTime(noon)).toContain('14:05')
})

test('the distance of a moment is told in the largest unit that fits', () => {
  const now = noon.getTime()
  expect(zh.relative(now - 5 * 60_000, now)).toBe('5分钟前')
  expect(en.relative(now - 3 * 3_600_000, now)).toBe('3 hours ago')
  expect(en.relative(now, now)).toBe('now')
})

test('numbers are never rounded without a word', () => {
  expect(en.number(1234567.125)).toBe('1,234,567.125')
})

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1536, '1.5 KB'],
  [5 * 1024 ** 3, '5 GB'],
])('%d bytes are shown as %s', (sizeBytes, text) => {
  expect(en.bytes(sizeBytes)).toBe(text)
})
