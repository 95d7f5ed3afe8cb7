import { expect, test } from '@jest/globals'
import { dispositionOf } from './file.ts'

test.each([
  ['field 2.4.apk', 'attachment; filename="field 2.4.apk"'],
  ['../../e.apk', 'attachment; filename=".._.._e.apk"'],
  ['..\\e.apk', 'attachment; filename=".._e.apk"'],
  ['a\u0000\r\nb.apk', 'attachment; filename="a___b.apk"'],
  ['\u202Egpj.apk', 'attachment; filename="_gpj.apk"'],
  ['外\ud800.apk', 'attachment; filename="__.apk"; filename*=UTF-8\'\'%E5%A4%96%EF%BF%BD.apk'],
])('the file name %j leads nowhere', (name, expected) => {
  expect(dispositionOf(name)).toBe(expected)
})
