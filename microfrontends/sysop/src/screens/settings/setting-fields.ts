import { plainSettings, type PlainSettingName } from '@atrium/shared-utility/contract'

export type SettingField = {
  field: string
  kind: 'number' | 'switch' | 'choice' | 'choices' | 'text'
  /** Of a choice, and of a list of choices. */
  options: readonly string[]
}

/** The fields of a setting, in the order of its description. */
export function settingFields(name: PlainSettingName): SettingField[] {
  const { shape, standard } = plainSettings[name]
  const values = new Map<string, unknown>(Object.entries(standard))
  return Object.entries(shape).map(([field, schema]) => ({
    field,
    kind: kindOf(values.get(field), optionsOf(schema)),
    options: optionsOf(schema),
  }))
}

function kindOf(value: unknown, options: readonly string[]) {
  if (typeof value === 'boolean') return 'switch'
  if (Array.isArray(value)) return 'choices'
  if (typeof value !== 'string') return 'number'
  return options.length > 0 ? 'choice' : 'text'
}

/** Those of an enumeration, or of a list of it. */
function optionsOf(schema: object): readonly string[] {
  if ('options' in schema && Array.isArray(schema.options)) return schema.options.map(String)
  return 'element' in schema && schema.element instanceof Object ? optionsOf(schema.element) : []
}
