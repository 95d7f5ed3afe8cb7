import { said } from '@atrium/shared-utility/contract'
import { isUniqueViolation } from '../../../foundation/db/failure.ts'
import { invalidInput } from '../../../foundation/process/error/invalid-input.ts'
import { isUniqueName, uniqueName } from '../../record-store/unique-query.ts'
import { labelIn } from '../../record-store/label-in.ts'
import { addedFields } from '../../design/app-role/rights.ts'
import type { OpenEntity } from './open-app.ts'
import type { RecordContext } from './record-context.ts'

const words = {
  taken: { 'zh-CN': '已有记录使用此值，请换一个', 'en-US': 'Another record already has this value. Choose another' },
  back: {
    'zh-CN': '不能恢复：已有记录的“{field}”与它相同',
    'en-US': 'Can’t be restored: another record has the same “{field}”',
  },
  unseen: {
    'zh-CN': '已有记录的某个不可重复的值与它相同',
    'en-US': 'Another record has the same value in a unique field',
  },
}

/**
 * What a unique field refuses, as a sentence at the field. `how` back: out of the recycle bin, where there is no field. A field
 * that the caller neither sees nor fills in is not named: its value may be an old one, or one that new records begin with.
 */
export function refuseTwice(
  { fields, store, seen, rights }: OpenEntity,
  how: 'written' | 'back',
  { lang }: RecordContext,
) {
  return (error: unknown): never => {
    if (!isUniqueViolation(error) || !isUniqueName(constraintOf(error))) throw error
    const held = store.fields.find(({ column }) => uniqueName(store.table, column) === constraintOf(error))
    const known = new Set([...seen.fields.map(({ key }) => key), ...(how === 'written' ? addedFields(rights) : [])])
    const isTold = held !== undefined && known.has(held.key)
    const field = isTold ? fields.find(({ key }) => key === held?.key) : undefined
    const path = field === undefined || how === 'back' ? [] : ['values', field.key]
    const one = field === undefined ? words.unseen : how === 'back' ? words.back : words.taken
    const issue = said(one, { field: field === undefined ? '' : labelIn(lang, field) })
    throw invalidInput({ issues: [{ ...issue, path, input: undefined }] }, lang)
  }
}

function constraintOf(error: unknown) {
  return typeof error === 'object' && error !== null && 'constraint' in error ? String(error.constraint) : ''
}
