import { dateOf, dateText, minuteOf } from './date-text.ts'
import { backHome, goTo } from './test/time-zone.ts'

afterEach(backHome)

const day = (text: string, lang: 'zh-CN' | 'en-US' = 'zh-CN') => dateOf(text, { lang, hasTime: false })
const minute = (text: string, lang: 'zh-CN' | 'en-US' = 'zh-CN') => dateOf(text, { lang, hasTime: true })

test('a day is read as people type it in each language (R5)', () => {
  for (const text of [
    '2026-03-05',
    '2026/3/5',
    '2026.3.5',
    '2026年3月5日',
    '２０２６－０３－０５',
    '20260305',
    ' 2026 3 5 ',
  ])
    expect([text, day(text), day(text, 'en-US')]).toEqual([text, '2026-03-05', '2026-03-05'])
  for (const text of ['3/5/2026', '03/05/2026', 'Mar 5, 2026', 'March 5 2026'])
    expect([text, day(text, 'en-US')]).toEqual([text, '2026-03-05'])
})

test('a minute is read with its day, and nothing else is (R5)', () => {
  for (const text of [
    '2026-03-05 14:05',
    '2026-03-05T14:05',
    '2026年3月5日 14:05',
    '2026年3月5日14时5分',
    '2026-3-5 14：05',
  ])
    expect([text, minute(text)]).toEqual([text, '2026-03-05T14:05'])
  expect(minute('Mar 5, 2026, 14:05', 'en-US')).toBe('2026-03-05T14:05')
  for (const text of ['2026-03-05', '2026-03-05 24:00', '2026-03-05 9:60', '2026-03-05 9'])
    expect(minute(text)).toBeNull()
})

test('what is no day, not whole yet, or could be two is none (R5)', () => {
  for (const text of [
    '',
    '2',
    '2026',
    '2026-',
    '2026-03',
    '0202-12-31',
    '2026-02-30',
    '2026-13-01',
    '3/5/2026',
    'soon',
  ])
    expect([text, day(text)]).toEqual([text, null])
  for (const text of ['13/05/2026', '3/5/26', 'Foo 5, 2026']) expect([text, day(text, 'en-US')]).toEqual([text, null])
})

test.each(['2026-03-05', '2026-12-31', '2026-03-05T14:05', '1000-01-01T00:00'])(
  '%s is read as it is shown (R5)',
  (local) => {
    for (const lang of ['zh-CN', 'en-US'] as const)
      expect(dateOf(dateText(local, lang), { lang, hasTime: local.includes('T') })).toBe(local)
  },
)

test('a moment is the minute that it is where the person is, in old years, too (R5)', () => {
  for (const place of ['Asia/Shanghai', 'Europe/Amsterdam', 'Africa/Monrovia']) {
    goTo(place)
    for (const local of ['1000-03-05T09:00', '1899-12-31T23:59', '2026-03-05T09:00'])
      expect([place, minuteOf(new Date(local).toISOString())]).toEqual([place, local])
  }
  expect(minuteOf('soon')).toBe('')
})
