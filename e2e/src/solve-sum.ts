const ones = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const inChinese = Array.from(
  { length: 21 },
  (_, number) => `${['', '十', '二十'][Math.floor(number / 10)]}${ones[number % 10]}`,
)
const inEnglish = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ')

/** Answers the captcha's sum in words, 十二加三等于多少？ or “What is twelve plus three?”, as a person would. */
export function solveSum(question: string) {
  const parts =
    /(?<one>\p{Script=Han}+)(?<sign>[加减])(?<other>\p{Script=Han}+)等于多少/u.exec(question) ??
    /What is (?<one>\w+) (?<sign>plus|minus) (?<other>\w+)\?/.exec(question)
  const { one = '', sign = '', other = '' } = parts?.groups ?? {}
  const [first, second] = [numberOf(one), numberOf(other)]
  if (first < 1 || second < 1) throw new Error(`this is no sum: “${question}”`)
  return String(['加', 'plus'].includes(sign) ? first + second : first - second)
}

function numberOf(word: string) {
  return Math.max(inChinese.indexOf(word), inEnglish.indexOf(word))
}
