import {
  emailAddress,
  freeText,
  joiningTypes,
  loginId,
  memberImportFields,
  phoneNumber,
  text,
  tidyText,
  UserType,
  visible,
  type MemberImportField,
  type MemberImportMapping,
} from '@atrium/shared-utility/contract'
import type { z } from 'zod'
import type { ImportRow } from '../../../../foundation/file/table-import/import-tables.ts'
import { normalLoginId } from '../../../../identity/people/person/login-id.ts'
import { toE164 } from '../../../../identity/factor/sms/phone.ts'
import type { Fault, FaultCode } from './fault.ts'

/** A row as the member that it would be; what is faulty is left out. */
export type Draft = {
  place: number
  loginId: string
  /** As login ids are compared. */
  norm: string
  name: string
  phone: string | null
  email: string | null
  title: string | null
  userType: UserType
  /** Names or paths, the main department first. */
  departments: readonly string[]
  faults: Fault[]
}

const schemas = {
  name: text(1, 64),
  loginId,
  phone: phoneNumber,
  email: emailAddress,
  title: freeText().max(64).regex(visible),
} satisfies Partial<Record<MemberImportField, z.ZodType<string>>>
const invalid = {
  name: 'nameInvalid',
  loginId: 'loginIdInvalid',
  phone: 'phoneInvalid',
  email: 'emailInvalid',
  title: 'titleInvalid',
} as const satisfies Record<keyof typeof schemas, FaultCode>

/** So many departments of one person are a mistake, and each of them is looked for. */
const mostPlaces = 20

/** How files name the types that a member may be added as. */
const typeWords: Readonly<Record<(typeof joiningTypes)[number], readonly string[]>> = {
  [UserType.member]: ['成员', '普通成员', 'member'],
  [UserType.developer]: ['应用开发者', '开发者', 'applicationdeveloper', 'developer'],
  [UserType.collaborator]: ['外部协作者', '协作者', 'externalcollaborator', 'collaborator'],
}

/** What the cells of a row say of each field. */
export function valuesOf({ cells }: ImportRow, mapping: MemberImportMapping) {
  const entries = memberImportFields.map((field) => {
    const column = mapping[field]
    return [field, column === undefined ? '' : (cells[column] ?? '')] as const
  })
  return Object.fromEntries(entries) as Record<MemberImportField, string> // each of the fields has a value
}

/** Looks at a row by itself, by the rules of adding one member. */
export async function draftOf(row: ImportRow, mapping: MemberImportMapping): Promise<Draft> {
  const values = valuesOf(row, mapping)
  const faults: Fault[] = []
  const read = (field: keyof typeof schemas, isNeeded = false) => {
    const value = tidyText(values[field])
    if (value === '') {
      if (isNeeded) faults.push({ field, code: 'missing' })
      return null
    }
    const parsed = schemas[field].safeParse(values[field])
    if (!parsed.success) faults.push({ field, code: invalid[field] })
    return parsed.data ?? null
  }
  const known = { name: read('name', true) ?? '', loginId: read('loginId', true) ?? '' }
  const typed = read('phone')
  const phone = typed === null ? null : await toE164(typed)
  if (typed !== null && phone === null) faults.push({ field: 'phone', code: 'phoneInvalid' })
  const contact = { phone, email: read('email'), title: read('title') }
  const userType = typeOf(values.userType)
  if (userType === undefined) faults.push({ field: 'userType', code: 'userTypeUnknown' })
  const departments = partsOf(values.departments)
  const isTooMany = departments.length > mostPlaces
  if (isTooMany) faults.push({ field: 'departments', code: 'tooManyPlaces', params: { most: mostPlaces } })
  return {
    place: row.place,
    ...known,
    ...contact,
    norm: normalLoginId(values.loginId),
    userType: userType ?? UserType.member,
    departments: isTooMany ? [] : departments,
    faults,
  }
}

function typeOf(typed: string) {
  const word = tidyText(typed).toLowerCase().replaceAll(/[\s-]/g, '')
  return word === '' ? UserType.member : joiningTypes.find((type) => typeWords[type].includes(word))
}

/** Several departments of one person stand in one cell, each on a line of its own or after a sign of lists. */
function partsOf(cell: string) {
  const parts = cell.split(/[;；,，、\n\r]/).map((part) => tidyText(part))
  return [...new Set(parts.filter((part) => part !== ''))]
}
