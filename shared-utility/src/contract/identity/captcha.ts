import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { integer, plainSign } from '../foundation/fields.ts'

export const captchaKinds = ['picture', 'question'] as const

/** A question that a person answers and a page works on. The parameters of `captchaRequired` are one, too. */
export const captcha = z.object({
  captchaId: z.string(),
  kind: z.enum(captchaKinds),
  /** An SVG to read five signs from, or a sum in words. */
  content: z.string(),
  /** How many zero bits the SHA-256 of the work must begin with, see `captchaWorkText`. */
  bits: z.int(),
})
export type Captcha = z.infer<typeof captcha>

/** The fields of calls that may ask for a captcha: left out until they do. Each captcha is good for one answer. */
export const captchaInput = {
  captchaId: z.string().max(1000).optional(),
  captcha: plainSign().max(16).optional(),
  captchaWork: integer(0, 2_147_483_647).optional(),
}

export const captchaCalls = defineCalls({
  getCaptcha: {
    title: ['获取人机验证', 'Get a captcha'],
    summary: 'Another captcha: a picture, or a sum in words for those who cannot read pictures. Good for ten minutes.',
    method: 'GET',
    path: '/api2/verifycode/captcha',
    access: { who: 'public', while: ['maintenance'] },
    space: 'none',
    input: z.strictObject({ kind: z.enum(captchaKinds).default('picture') }),
    output: captcha,
  },
})
