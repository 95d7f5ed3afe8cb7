import type { EntityField } from '@atrium/shared-utility/contract'

/** Whether a value is the key of an option that its field offers no more. */
export function isRemoved({ options }: Pick<EntityField, 'options'>, key: unknown) {
  return typeof key === 'string' && key !== '' && options.every((option) => option.key !== key)
}
