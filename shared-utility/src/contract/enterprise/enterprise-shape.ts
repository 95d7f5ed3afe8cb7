import { z } from 'zod'
import { clearable, enterpriseId, flag, id, instant, integer, text } from '../foundation/fields.ts'
import { loginId } from '../identity/person.ts'
import { phoneNumber } from '../identity/sms.ts'
import { onceKey } from '../foundation/once-key.ts'

/** 0 SaaS, 1 platform as a service, 2 private (specification 3 fixes only 1). */
export const entTypes = [0, 1, 2] as const
/** `closing`: only operators get in, and it can be taken back; `closed`: its data are going. */
export const enterpriseStatuses = ['provisioning', 'active', 'readonly', 'suspended', 'closing', 'closed'] as const
export type EnterpriseStatus = (typeof enterpriseStatuses)[number]
const provisionStatuses = ['queued', 'running', 'done', 'failed'] as const

export const entType = z.preprocess(
  (value) => (typeof value === 'string' ? Number(value) : value),
  z.union(entTypes.map((type) => z.literal(type))),
)
const storageQuotaMb = integer(1, 100_000_000)
const appQuota = integer(0, 10_000)

/** What an operator fills in; the form and the server check with this same schema. */
export const newEnterprise = z.strictObject({
  name: text(1, 100),
  shortName: text(0, 20).optional(),
  entType: entType.default(0),
  saasId: id.optional(),
  saasEntType: integer(0, 99).optional(),
  parentId: enterpriseId.optional(),
  private: flag.default(false),
  isControl: flag.default(false),
  userQuota: integer(1, 1_000_000).default(100),
  /** How much its files may take, and how many applications it may have; left out: without a limit. */
  storageQuotaMb: storageQuotaMb.optional(),
  appQuota: appQuota.optional(),
  expiresAt: instant.optional(),
  admin: z.strictObject({
    loginId,
    /** True: this account, which exists, becomes the administrator, and keeps its name and password. */
    isExisting: flag.default(false),
    /** Needed of a new account. */
    name: text(1, 64).optional(),
    phone: phoneNumber.optional(),
  }),
  /** Sending the same key again answers what the first one made. */
  idempotencyKey: z.string().min(8).max(64),
})

export const enterpriseChange = z.strictObject({
  entid: enterpriseId,
  version: integer(1, 2_147_483_647),
  name: text(1, 100).optional(),
  shortName: text(0, 20).optional(),
  saasId: clearable(id).optional(),
  saasEntType: clearable(integer(0, 99)).optional(),
  parentId: clearable(enterpriseId).optional(),
  private: flag.optional(),
  isControl: flag.optional(),
  userQuota: integer(1, 1_000_000).optional(),
  storageQuotaMb: clearable(storageQuotaMb).optional(),
  appQuota: clearable(appQuota).optional(),
  expiresAt: clearable(instant).optional(),
  status: z.enum(['active', 'readonly', 'suspended']).optional(),
  onceKey,
})

export const enterpriseRow = z.object({
  entid: enterpriseId,
  name: z.string(),
  shortName: z.string().nullable(),
  entType: z.int(),
  saasId: id.nullable(),
  saasName: z.string().nullable(),
  parentId: enterpriseId.nullable(),
  parentName: z.string().nullable(),
  private: z.boolean(),
  isControl: z.boolean(),
  saasEntType: z.int().nullable(),
  self: z.boolean(),
  status: z.enum(enterpriseStatuses),
  percent: z.int(),
  /** How the provisioning of a row with the status `provisioning` is; `done` for every other. */
  provisioning: z.enum(provisionStatuses),
  userCount: z.int(),
  userQuota: z.int(),
  adminName: z.string().nullable(),
  adminId: id.nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** When the data of a closed enterprise go; null for all others. */
  closesAt: instant.nullable(),
  version: z.int(),
})
export type EnterpriseRow = z.infer<typeof enterpriseRow>

export const provisionSteps = ['space', 'roles', 'administrator', 'applications', 'welcome'] as const
export const enterpriseProgress = z.object({
  percent: z.int(),
  step: z.enum(provisionSteps).nullable(),
  status: z.enum(provisionStatuses),
  error: z.string().nullable(),
  /** The administrator's initial password, shown to the operator who created the enterprise, until its first use. */
  initialSecret: z.string().nullable(),
  adminLoginId: z.string().nullable(),
})
export type EnterpriseProgress = z.infer<typeof enterpriseProgress>
