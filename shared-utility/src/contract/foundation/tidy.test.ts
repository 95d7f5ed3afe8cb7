import { loginId } from '../identity/person.ts'
import { sessionCalls } from '../identity/session.ts'
import { phoneNumber, smsCode } from '../identity/sms.ts'
import { twoStepEnrolCalls } from '../identity/two-step-enrol.ts'
import { listInput } from './fields.ts'
import { cutText, tidyForeign } from './tidy.ts'

test.each([
  ['marks that begin and end a direction', '\u202D13800138012\u202C', '13800138012'],
  ['marks that set a direction apart', '\u206813800138013\u2069', '13800138013'],
  ['a mark of direction', '\u200E13800138014', '13800138014'],
  ['a sign without width', '13800138015\u200B', '13800138015'],
  ['a byte order mark', '\uFEFF13800138015', '13800138015'],
  ['spaces that do not break', '138\u00A00013\u202F8016', '138 0013 8016'],
  ['wide spaces', '138\u30000013\u30008016', '138 0013 8016'],
  ['full-width digits', '１３８００１３８０１７', '13800138017'],
  ['a full-width plus', '＋8613800138000', '+8613800138000'],
  ['brackets', '(010) 8888-8888', '(010) 8888-8888'],
  ['full-width brackets', '（010）8888－8888', '(010)8888-8888'],
  ['hyphens that do not break', '+86 138\u20110013\u20118000', '+86 138-0013-8000'],
  ['dashes', '010–8888—8888', '010-8888-8888'],
  ['dots', '138.0013.8000', '138.0013.8000'],
  ['a tab behind it', '13800138000\t', '13800138000'],
])('a telephone number pasted with %s is the number that is seen (R1)', (_what, pasted, seen) => {
  expect(phoneNumber.parse(pasted)).toBe(seen)
})

test.each([
  ['１２３４５６'],
  ['123456\u200B'],
  ['\u2066123456\u2069'],
  ['123\u00A0456'],
  ['123-456'],
  ['123\u2009456\n'],
])('the code %j is six digits (R1)', (pasted) => {
  expect(smsCode.parse(pasted)).toBe('123456')
  expect(twoStepEnrolCalls.confirmTotp.input.shape.code.parse(pasted)).toBe('123456')
})

test.each([['member\u200B'], ['\u202Dmember\u202C'], ['\u200Emember\uFEFF'], ['ｍｅｍｂｅｒ'], ['mem\u00ADber\u00A0']])(
  'the login id %j is the one that is seen, to sign in and to make an account (R1)',
  (pasted) => {
    expect(sessionCalls.signIn.input.shape.loginId.parse(pasted)).toBe('member')
    expect(loginId.parse(pasted)).toBe('member')
  },
)

test('a list is searched for the text that is seen (R1)', () => {
  expect(listInput.iSearch.parse('\u2068王\u00A0芳\u2069')).toBe('王 芳')
})

test.each([['13800\u202E138012'], ['138\u0000138012'], ['138001\u000738012']])(
  'a telephone number that is shown in another way than it is, %j, is refused (R1)',
  (pasted) => {
    expect(phoneNumber.safeParse(pasted).success).toBe(false)
  },
)

test.each([
  ['turned around', 'ann\u202Egro.live', 'anngro.live'],
  ['with control characters', 'Ann\u0000\u0007 Lee\r\n', 'Ann Lee'],
  ['on two lines', 'Ann\r\nLee', 'Ann Lee'],
  ['with halves of a character', '\uD83DAnn\uDE00', 'Ann'],
  ['with joiners that belong to it', 'علی\u200Cرضا 👩🏽\u200D💻', 'علی\u200Cرضا 👩🏽\u200D💻'],
  ['of nothing that is seen', '\u200B\u3164\u2800 ', ''],
])('a name from elsewhere, %s, is what is left of it to see (R3)', (_what, told, seen) => {
  expect(tidyForeign(told, 64)).toBe(seen)
})

test.each([
  ['12345😀', 6, '12345'],
  ['Team 👩🏽\u200D💻', 8, 'Team '],
  ['Zoe\u0308', 3, 'Zo'],
  ['王𠮷', 2, '王'],
  ['王芳', 2, '王芳'],
])('the text %j is cut to %d beside a character, never within one (R3)', (text, most, kept) => {
  expect(cutText(text, most)).toBe(kept)
})

test('a single sign that is longer than the room for it is cut, and well formed (R3)', () => {
  const cut = cutText('👩‍👩‍👧‍👦', 4)
  expect([cut.length <= 4, cut.isWellFormed()]).toEqual([true, true])
})
