import { z } from 'zod'
import { integer, text } from './fields.ts'
import { issueText } from './issues.ts'

const schema = z.object({
  name: text(2, 5),
  quota: integer(1, 100),
  kind: z.enum(['a', 'b']),
  until: z.iso.datetime(),
  code: z.string().regex(/^[a-z]+$/),
})
const good = { name: 'Acme', quota: 5, kind: 'a', until: '2026-01-01T00:00:00Z', code: 'abc' }

test.each([
  [{ name: undefined }, '请填写此项', 'Required'],
  [{ name: 'A' }, '至少 2 个字符', 'Use at least 2 characters'],
  [{ name: 'Acme Ltd' }, '最多 5 个字符', 'Use at most 5 characters'],
  [{ quota: 'many' }, '请填写整数', 'Enter a whole number'],
  [{ quota: 0 }, '不能小于 1', 'Must be 1 or more'],
  [{ quota: 101 }, '不能大于 100', 'Must be 100 or less'],
  [{ kind: 'c' }, '请从可选项中选择', 'Choose one of the options'],
  [{ until: 'soon' }, '请填写有效的日期时间', 'Enter a valid date and time'],
  [{ code: 'A1' }, '格式不正确，或含有不允许的字符', 'Invalid format or character'],
])('%j is explained in both languages', (change, zh, en) => {
  const [issue] = schema.safeParse({ ...good, ...change }).error?.issues ?? []
  expect(issue && issueText(issue, 'zh-CN')).toBe(zh)
  expect(issue && issueText(issue, 'en-US')).toBe(en)
})
