import type { EntityField, FieldOption, RecordValues, RuntimeEntity } from '@atrium/shared-utility/contract'

/** An option that was chosen and is offered no more, and what is left of the choice. */
export type LostOption = { field: EntityField; option: FieldOption; kept: string }

export type Changes = { gone: EntityField[]; added: EntityField[]; lost: LostOption[] }

/** What a form of a table asks for no more, or newly, and which of its choices are not offered any more. */
export function changesBetween(before: RuntimeEntity, now: RuntimeEntity, values: RecordValues): Changes {
  return { gone: beyond(before, now), added: beyond(now, before), lost: lostOptions(before, now, values) }
}

/** Fields of one that the other does not have, or does not let the person fill in. */
function beyond(one: RuntimeEntity, other: RuntimeEntity) {
  return one.fields.filter(({ uid, key }) => {
    const isThere = other.fields.some((field) => field.uid === uid)
    return !isThere || (one.added.includes(key) && !other.added.includes(key))
  })
}

function lostOptions(before: RuntimeEntity, now: RuntimeEntity, values: RecordValues) {
  return now.fields.flatMap((field): LostOption[] => {
    if (field.type !== 'choice' && field.type !== 'choices') return []
    const chosen = [values[field.key]].flat().filter((one) => typeof one === 'string')
    const kept = chosen.filter((key) => field.options.some((option) => option.key === key)).join()
    const options = before.fields.find(({ uid }) => uid === field.uid)?.options ?? []
    return options
      .filter(({ key }) => chosen.includes(key) && !field.options.some((option) => option.key === key))
      .map((option) => ({ field, option, kept }))
  })
}
