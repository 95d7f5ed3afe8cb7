import type { Picker } from '../list/control.ts'
import type { EditedField } from './filter-draft.ts'
import { personPicker } from './filter-names.ts'

/** How the ids of a field are found and named; undefined where they cannot be. */
export type FilterPickers = (field: Pick<EditedField, 'type' | 'relatesTo'>) => Picker | undefined

/** People are found by everyone; how records are found says the page, where it can. */
export function pickersWith(recordPicker: ((relatesTo: string) => Picker | undefined) | undefined): FilterPickers {
  return ({ type, relatesTo }) => {
    if (type === 'person') return personPicker
    return type === 'relation' && relatesTo !== undefined ? recordPicker?.(relatesTo) : undefined
  }
}
