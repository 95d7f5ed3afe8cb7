import type { Lang } from '@atrium/shared-utility/contract'

type Sum = { one: number; other: number; isPlus: boolean }

/** Numbers in words: what reads a page aloud says them, and there is no digit to pick out. */
export function askSum({ one, other, isPlus }: Sum, lang: Lang) {
  const word = (number: number) => numbers[lang][number] ?? String(number)
  return sentences[lang](word(one), word(other), isPlus)
}

export function answerOf({ one, other, isPlus }: Sum) {
  return isPlus ? one + other : one - other
}

/** `random` answers a whole number from the first up to, not including, the second. */
export function newSum(random: (from: number, to: number) => number): Sum {
  const one = random(6, 21)
  return { one, other: random(1, 6), isPlus: random(0, 2) === 1 }
}

const sentences: Record<Lang, (one: string, other: string, isPlus: boolean) => string> = {
  'zh-CN': (one, other, isPlus) => `${one}${isPlus ? '加' : '减'}${other}等于多少？`,
  'en-US': (one, other, isPlus) => `What is ${one} ${isPlus ? 'plus' : 'minus'} ${other}?`,
}

const tens = ['', '十', '二十']
const ones = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']

const numbers: Record<Lang, readonly string[]> = {
  'zh-CN': Array.from({ length: 21 }, (_, number) => `${tens[Math.floor(number / 10)]}${ones[number % 10]}`),
  'en-US': (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen twenty'
  ).split(' '),
}
