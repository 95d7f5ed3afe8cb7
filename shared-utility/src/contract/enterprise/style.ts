import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { categoryAdministrator, enterpriseKeepers } from '../foundation/callers.ts'
import { done, enterpriseId, id, instant, integer, nothing, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { logoFields } from '../foundation/picture.ts'
import { file } from '../wire/file.ts'

/** Empty: as the platform's brand has it. The English name is the Chinese one where it is empty. */
const styleFields = {
  name: text(0, 40).default(''),
  nameEn: text(0, 40).default(''),
  /** `#rrggbb`, as it was chosen; pages draw colours derived from it, so that text can be read in light and dark. */
  color: plainSign()
    .toLowerCase()
    .regex(/^(#[\da-f]{6})?$/)
    .default(''),
}

const change = z.strictObject({ ...styleFields, ...logoFields, version: integer(0, 2_147_483_647), onceKey })

const shown = z.object({ name: z.string(), claim: z.string(), logo: z.string() }).partial()

const styled = z.object({
  curEntId: enterpriseId,
  entType: z.int(),
  entName: z.string(),
  style: z.object({
    ...styleFields,
    /** Where the logo is, if there is one. */
    logo: z.string().nullable(),
    /** 0 while no administrator has set it. */
    version: z.int(),
    changedAt: instant.nullable(),
  }),
  /** What its people are shown, in the language of the caller: its own, and the platform's where it has none. */
  brand: shown,
  /** What they are shown while the enterprise has neither a name nor a logo of its own. */
  platform: shown,
})
export type EnterpriseStyle = z.infer<typeof styled>

const stylePath = '/api/admin/saas/saasent-style'
const carePath = '/api/admin/saas/enterprise/style'
const problems = ['versionConflict', 'logoMissing', 'logoNoPicture', 'storageQuotaReached'] as const
const failures = ['storageFull', 'storageReadOnly', 'storageUnavailable'] as const

export const styleCalls = defineCalls({
  getEnterpriseStyle: {
    title: ['查看企业品牌', 'View the brand of an enterprise'],
    summary: 'The enterprise this page works in, and how it looks to its people: name, logo and colour.',
    method: 'GET',
    path: stylePath,
    access: 'session',
    space: 'required',
    input: nothing,
    output: styled,
  },
})

/** What few pages ask for. */
export const styleChangeCalls = defineCalls({
  updateEnterpriseStyle: {
    title: ['修改企业品牌', 'Change the brand of an enterprise'],
    summary: 'Sets how the enterprise looks to its people. The logo is a PNG, JPEG or WebP of 64 kB at most.',
    stepUpReason: 'whose sign-in page it seems to be, for a whole enterprise',
    method: 'PUT',
    path: stylePath,
    access: { who: enterpriseKeepers, needs: { stepUp: true } },
    space: 'required',
    encoding: 'json',
    input: change,
    output: done,
    problems: [...problems, ...failures],
  },
  getEnterpriseLogo: {
    title: ['查看企业标志', 'View the logo of an enterprise'],
    summary: 'The logo of an enterprise, under an address that changes with it.',
    method: 'GET',
    path: '/napi/style/{id}',
    access: { who: 'public', while: ['maintenance'], session: 'ignored' },
    space: 'none',
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound'],
  },
  getStyleInCare: {
    title: ['查看所负责企业的品牌', 'View the brand of an enterprise in care'],
    summary: 'How an enterprise in the care of the caller looks to its people.',
    method: 'GET',
    path: carePath,
    access: categoryAdministrator,
    space: 'none',
    input: z.strictObject({ entid: enterpriseId }),
    output: styled,
    problems: ['enterpriseNotFound'],
  },
  updateStyleInCare: {
    title: ['修改所负责企业的品牌', 'Change the brand of an enterprise in care'],
    summary: 'Sets how an enterprise in the care of the caller looks to its people.',
    stepUpReason: 'the same, by whoever looks after it',
    method: 'PUT',
    path: carePath,
    access: { who: categoryAdministrator, needs: { stepUp: true } },
    space: 'none',
    encoding: 'json',
    input: change.extend({ entid: enterpriseId }),
    output: done,
    problems: ['enterpriseNotFound', ...problems, ...failures],
  },
})
