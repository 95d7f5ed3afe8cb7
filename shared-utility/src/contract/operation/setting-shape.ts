import { z } from 'zod'
import { id, instant, text } from '../foundation/fields.ts'

/** How a mail server is spoken to: encrypted from the first byte, from STARTTLS on, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const

export const smsProviders = ['none', 'http', 'aliyun', 'tencent'] as const

const mapKey = text(0, 200).default('')
export const mapKeys = z.strictObject({ pc_key: mapKey, android_key: mapKey })

/** How a setting is shown: its value, its value while it is not set, and the operator who set it. */
export function shownSetting<T extends z.ZodRawShape>(shape: T) {
  return z.object({
    value: z.object(shape),
    standard: z.object(shape),
    /** 0 while no operator has set it. */
    version: z.int(),
    /** The environment of the server says it, so no operator can change it here. */
    isByEnvironment: z.boolean(),
    changedAt: instant.nullable(),
    changedBy: z.string().nullable(),
    /** The audit record of that change, where it is still kept. */
    auditId: id.nullable(),
  })
}
