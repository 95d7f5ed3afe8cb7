import { expect, test } from '@jest/globals'
import { loginId } from './person.ts'

test.each([
  'li.hua',
  'José',
  '李hua',
  'タロウ-taro',
  '한글abc',
  'иван',
  'Ελένη',
  'ann@例子.cn',
  'ｌｉ',
  'ー丶taro',
  '12',
])('a new login id may be %s (R1)', (typed) => expect(loginId.safeParse(typed).success).toBe(true))

test.each(['аnn', 'pаypal', 'ann.ο', 'admіn', 'оperator', 'Αdmin'])(
  'a new login id is not %s, where letters of another script pass for Latin ones (R1)',
  (typed) => expect(loginId.safeParse(typed).success).toBe(false),
)
