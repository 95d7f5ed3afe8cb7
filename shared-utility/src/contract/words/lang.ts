import { z } from 'zod'

export const langs = ['zh-CN', 'en-US'] as const
/** Interface languages; the first is the default (specification 9). */
export type Lang = (typeof langs)[number]
export const lang = z.enum(langs)
