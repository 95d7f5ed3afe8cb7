import { call } from '@atrium/shared-utility'
import { useText } from '@atrium/shared-utility/react'
import type { Picker } from '@atrium/shared-utility/ui'
import { useMemo } from 'react'
import type { App } from '../../fields/RelationInput.tsx'
import { titleOf } from '../../fields/record-title.ts'
import { noNames, useSay } from '../../fields/use-say.ts'

/** Finds and names the records of a table, by its uid; undefined for one that the caller does not read. The same for the same application. */
export function useRecordPicker(app: App) {
  const t = useText()
  const say = useSay(noNames)
  return useMemo(() => {
    const known = new Map<string, Picker>()
    return (relatesTo: string) => {
      const entity = app.entities.find(({ uid, acts }) => uid === relatesTo && acts.includes('read'))
      if (entity === undefined) return undefined
      const of = { appId: app.id, entity: entity.key }
      const nameOf = (values: Parameters<typeof titleOf>[0]['values']) =>
        titleOf({ fields: entity.fields, values }, say) ?? t('record.untitled')
      const made: Picker = known.get(relatesTo) ?? {
        async find(iSearch, signal) {
          const { list } = await call('listRecords', { ...of, iSearch, iDisplayLength: 20 }, { signal })
          return list.map(({ id, values }) => ({ value: id, label: nameOf(values) }))
        },
        nameOf: async (id, signal) => nameOf((await call('getRecord', { ...of, id }, { signal })).values),
      }
      known.set(relatesTo, made)
      return made
    }
    // oxlint-disable-next-line react/exhaustive-deps -- words do not change what is found; another language draws the page anew
  }, [app])
}
