import { expect, test } from '@jest/globals'
import { soundPattern, soundsOf, soundTerm } from './sounds.ts'

test.each([
  ['张三', 'zhang san'],
  ['張三', 'zhang san'],
  ['欧阳娜娜', 'ou yang na na'],
  ['吕布', 'lv bu'],
  ['曾国藩', 'zeng guo fan|ceng guo fan'],
  ['单雄信', 'shan xiong xin|dan xiong xin'],
  ['重庆·长安（集团）', 'chong qing chang an ji tuan'],
  ['ＩＴ部 3 号', 'it bu 3 hao'],
  ['Anna', ''],
  ['—', ''],
])('%s is said “%s” (R8)', async (name, sounds) => {
  expect(await soundsOf(name)).toBe(sounds)
})

test('what is kept of a very long name is bounded (R8)', async () => {
  expect((await soundsOf('曾'.repeat(10_000))).length).toBeLessThan(300)
})

test.each([
  ['ZHANG san', 'zhangsan'],
  ['xi’an', 'xian'],
  ['Lü', 'lv'],
  ['ｚｓ', 'zs'],
  ['z', null],
  ['138', null],
  ['张三', null],
  ['a-b', null],
])('“%s” is looked for as %s (R8)', (text, term) => {
  expect(soundTerm(text)).toBe(term)
})

test.each([
  ['zhangsan', true],
  ['zhangs', true],
  ['zs', true],
  ['zsf', true],
  ['sanfeng', true],
  ['sf', true],
  ['hangsan', false],
  ['zf', false],
  ['zhangsanfengx', false],
])('%s in what is kept of 张三丰: %s (R8)', async (term, isFound) => {
  expect(new RegExp(soundPattern(term)).test(await soundsOf('张三丰'))).toBe(isFound)
})
