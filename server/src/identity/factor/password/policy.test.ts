import { expect, test } from '@jest/globals'
import { Problem } from '@atrium/shared-utility/contract'
import { refuseGuessable } from './policy.ts'

const ownWords = ['li.hua@acme', '李华', 'Acme Steel', '示例企业']

test.each([
  ['Password123!', 'passwordCommon'],
  ['P@ssw0rd2026', 'passwordCommon'],
  ['iloveyou2', 'passwordCommon'],
  ['woaini520', 'passwordCommon'],
  ['Welcome2026', 'passwordCommon'],
  ['qwertyuiop12', 'passwordSequence'],
  ['12345678', 'passwordSequence'],
  ['87654321', 'passwordSequence'],
  ['aaaaaaaaaaaa', 'passwordSequence'],
  ['x7Kx7Kx7Kx7K', 'passwordSequence'],
  ['abcdefgh!', 'passwordSequence'],
  ['acmesteel-9', 'passwordOwnName'],
  ['李华李华2026!', 'passwordOwnName'],
  ['Li.hua@Acme1', 'passwordOwnName'],
  ['示例企业2026', 'passwordOwnName'],
])('S14: %s is refused as %s', (password, code) => {
  expect(refusal(password)).toBe(code)
})

test.each([
  'correct horse battery',
  'tK9$mQ2pRw',
  '春眠不觉晓处处闻啼鸟',
  'acme makes 44 fine bolts',
  ' leading and trailing ',
])('S14: %s is good enough', (password) => {
  expect(refusal(password)).toBeNull()
})

function refusal(password: string) {
  try {
    refuseGuessable({ password, ownWords })
    return null
  } catch (error) {
    return error instanceof Problem ? error.code : error
  }
}
