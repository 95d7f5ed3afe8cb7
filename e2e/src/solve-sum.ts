const ones = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const numbers = Array.from(
  { length: 21 },
  (_, number) => `${['', '十', '二十'][Math.floor(number / 10)]}${ones[number % 10]}`,
)

/** Answers the captcha's sum in words, 十二加三等于多少？, as a person would. */
export function solveSum(question: string) {
  const [, one = '', sign, other = ''] = /(\p{Script=Han}+)([加减])(\p{Script=Han}+)等于多少/u.exec(question) ?? []
  const [first, second] = [numbers.indexOf(one), numbers.indexOf(other)]
  if (first < 1 || second < 1) throw new Error(`this is no sum: “${question}”`)
  return String(sign === '加' ? first + second : first - second)
}
