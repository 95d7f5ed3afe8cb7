import type { z } from 'zod'
import { fill } from '../words/fill.ts'
import type { Lang } from '../words/lang.ts'
import type { Sentences } from './said-issue.ts'

const texts = {
  required: { 'zh-CN': '请填写此项', 'en-US': 'Required' },
  number: { 'zh-CN': '请填写整数', 'en-US': 'Enter a whole number' },
  tooShort: { 'zh-CN': '至少 {minimum} 个字符', 'en-US': 'Use at least {minimum} characters' },
  tooLong: { 'zh-CN': '最多 {maximum} 个字符', 'en-US': 'Use at most {maximum} characters' },
  tooFew: { 'zh-CN': '至少 {minimum} 项', 'en-US': 'Choose at least {minimum}' },
  tooMany: { 'zh-CN': '最多 {maximum} 项', 'en-US': 'Choose at most {maximum}' },
  tooSmall: { 'zh-CN': '不能小于 {minimum}', 'en-US': 'Must be {minimum} or more' },
  tooBig: { 'zh-CN': '不能大于 {maximum}', 'en-US': 'Must be {maximum} or less' },
  choice: { 'zh-CN': '请从可选项中选择', 'en-US': 'Choose one of the options' },
  format: {
    'zh-CN': '格式不正确，或含有不允许的字符',
    'en-US': 'Invalid format or character',
  },
  datetime: { 'zh-CN': '请填写有效的日期时间', 'en-US': 'Enter a valid date and time' },
  unknown: { 'zh-CN': '不接受此项：{keys}', 'en-US': 'Not accepted: {keys}' },
  wrong: { 'zh-CN': '内容无效', 'en-US': 'Invalid value' },
} as const satisfies Record<string, Record<Lang, string>>

type Issue = z.core.$ZodIssue

/** The fault of one field, in words for the person who filled it in. The server's refusals and the forms share it. */
export function issueText(issue: Issue, lang: Lang): string {
  const own: unknown = issue.code === 'custom' ? issue.params?.['sentences'] : undefined
  if (own) return (own as Sentences)[lang]
  const { key, params = {} } = wordsOf(issue)
  return fill(texts[key][lang], params)
}

type Words = { key: keyof typeof texts; params?: Record<string, string | number> }

function wordsOf(issue: Issue): Words {
  switch (issue.code) {
    case 'invalid_type':
      // Every value arrives as text, so a text of the wrong type is one that is not there.
      return { key: issue.expected === 'number' || issue.expected === 'int' ? 'number' : 'required' }
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_format':
      return { key: issue.format === 'datetime' ? 'datetime' : 'format' }
    case 'invalid_value':
    case 'invalid_union':
      return { key: 'choice' }
    case 'unrecognized_keys':
      return { key: 'unknown', params: { keys: issue.keys.join(', ') } }
    default:
      return { key: 'wrong' }
  }
}

function tooSmall(origin: string, minimum: number): Words {
  if (origin === 'string') return minimum <= 1 ? { key: 'required' } : { key: 'tooShort', params: { minimum } }
  return { key: origin === 'array' || origin === 'set' ? 'tooFew' : 'tooSmall', params: { minimum } }
}

function tooBig(origin: string, maximum: number): Words {
  if (origin === 'string') return { key: 'tooLong', params: { maximum } }
  return { key: origin === 'array' || origin === 'set' ? 'tooMany' : 'tooBig', params: { maximum } }
}
