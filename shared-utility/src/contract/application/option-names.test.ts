import { expect, test } from '@jest/globals'
import { nameOfTwo } from './option-names.ts'

const option = (label: string, labelEn = '') => ({ label, labelEn })

test.each([
  ['told apart in both languages', [option('待处理', 'Open'), option('已完成', 'Done')], null],
  ['called the same', [option('已完成'), option('待处理'), option('已完成')], '已完成'],
  ['called the same but for width, capitals and spaces', [option(' Ａ  b'), option('a B')], 'a B'],
  ['called the same in English alone', [option('完成', 'Done'), option('已结束', 'done')], 'done'],
  ['called in English as another one in Chinese', [option('Done'), option('完成', 'Done')], 'Done'],
  ['told apart in the language that has a name of its own', [option('完成', 'Done'), option('Done', 'Ended')], null],
])('options are %s', (_, options, name) => {
  expect(nameOfTwo(options, 'zh-CN')).toBe(name)
})

test('options are said in the language of the person where they are called the same in both', () => {
  const options = [option('完成', 'Done'), option('完成', 'Done')]
  expect([nameOfTwo(options, 'zh-CN'), nameOfTwo(options, 'en-US')]).toEqual(['完成', 'Done'])
})
