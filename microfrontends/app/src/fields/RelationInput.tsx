import { call } from '@atrium/shared-utility'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { type FieldProps, FormPicker } from '@atrium/shared-utility/ui'
import { titleOf } from './record-title.ts'
import { noNames, useSay } from './use-say.ts'

export type App = CallOutput<'getAppRuntime'>
type Props = FieldProps & { app: App; relatesTo: string | undefined; initialLabel?: string | null | undefined }

/** One record of a table of the application, found by what stands in it. */
export function RelationInput({ app, relatesTo, initialLabel = null, ...field }: Props) {
  const t = useText()
  const say = useSay(noNames)
  const target = app.entities.find(({ uid }) => uid === relatesTo)

  async function find(iSearch: string, signal: AbortSignal) {
    if (target === undefined) return []
    const asked = { appId: app.id, entity: target.key, iSearch, iDisplayLength: 20 }
    const { list } = await call('listRecords', asked, { signal })
    const nameOf = (values: (typeof list)[number]['values']) => titleOf({ fields: target.fields, values }, say)
    return list.map(({ id, values }) => ({ value: id, label: nameOf(values) ?? t('record.untitled') }))
  }

  return <FormPicker {...field} initialLabel={initialLabel} find={find} />
}
