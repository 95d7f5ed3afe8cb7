import { z } from 'zod'
import { freeText, integer, plainSign } from '../foundation/fields.ts'
import { said } from '../foundation/said-issue.ts'
import { emailAddress } from '../identity/email-address.ts'
import { phoneNumber } from '../identity/sms.ts'
import { compareDecimals } from './compare-decimals.ts'

/** What a text may have to look like. A fixed set: an expression of a maker's own could take as long as it likes. */
export const textPatterns = ['digits', 'letters', 'lettersDigits', 'email', 'phone'] as const
type TextPattern = (typeof textPatterns)[number]

/** What the values of a field have to be, beyond their type. None of it stands in fields that were made without. */
export const fieldRules = {
  /** No two records have the same value, those in the recycle bin aside. */
  isUnique: z.boolean().optional(),
  /** What a new record begins with: a value as text, or `today`, `now`, `me`. */
  initial: freeText().min(1).max(500).optional(),
  /** Characters of a text. */
  minLength: integer(1, 20_000).optional(),
  maxLength: integer(1, 20_000).optional(),
  pattern: z.enum(textPatterns).optional(),
  /** The lowest and the highest number, or the first and the last day, as values of the field are written. */
  least: plainSign().min(1).max(40).optional(),
  most: plainSign().min(1).max(40).optional(),
  /** How many files it holds; ten where nothing is said. */
  mostFiles: integer(1, 20).optional(),
}

type Bounds = { type: string; least?: string | undefined; most?: string | undefined }

const forms: Record<TextPattern, (value: string) => boolean> = {
  digits: (value) => /^\d+$/.test(value),
  letters: (value) => /^[A-Za-z]+$/.test(value),
  lettersDigits: (value) => /^[A-Za-z0-9]+$/.test(value),
  email: (value) => emailAddress.safeParse(value).success,
  phone: (value) => phoneNumber.safeParse(value).success,
}

const words = {
  digits: { 'zh-CN': '只能填写数字', 'en-US': 'Use digits only' },
  letters: { 'zh-CN': '只能填写英文字母', 'en-US': 'Use the letters A to Z only' },
  lettersDigits: { 'zh-CN': '只能填写英文字母和数字', 'en-US': 'Use letters A to Z and digits only' },
  email: { 'zh-CN': '请填写有效的邮箱地址', 'en-US': 'Enter a valid email address' },
  phone: { 'zh-CN': '请填写有效的电话号码', 'en-US': 'Enter a valid phone number' },
  tooSmall: { 'zh-CN': '不能小于 {bound}', 'en-US': 'Must be {bound} or more' },
  tooBig: { 'zh-CN': '不能大于 {bound}', 'en-US': 'Must be {bound} or less' },
  tooEarly: { 'zh-CN': '不能早于 {bound}', 'en-US': 'Must be {bound} or later' },
  tooLate: { 'zh-CN': '不能晚于 {bound}', 'en-US': 'Must be {bound} or earlier' },
}

/** A text in one of the forms. What looks like a plain sign is one, as in every code. */
export function patterned(pattern: TextPattern, { min, max }: { min: number; max: number }) {
  return plainSign()
    .min(min)
    .max(max)
    .superRefine((value, context) => {
      if (!forms[pattern](value)) context.addIssue(said(words[pattern]))
    })
}

/** Refuses a number or a day that is out of bounds. */
export function within({ type, least, most }: Bounds) {
  return (value: string, context: z.RefinementCtx) => {
    if (least !== undefined && compare(type, value, least) < 0)
      context.addIssue(said(words[type === 'date' ? 'tooEarly' : 'tooSmall'], { bound: least }))
    if (most !== undefined && compare(type, value, most) > 0)
      context.addIssue(said(words[type === 'date' ? 'tooLate' : 'tooBig'], { bound: most }))
  }
}

function compare(type: string, one: string, other: string) {
  return type === 'date' ? Number(one > other) - Number(one < other) : compareDecimals(one, other)
}
