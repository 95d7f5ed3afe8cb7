import { useLang, useText } from '@atrium/shared-utility/react'
import { EmptyState, PageHeader, TableImport } from '@atrium/shared-utility/ui'
import { importedFields } from '../../fields/imported-fields.ts'
import { labelIn } from '../../fields/label-in.ts'
import { OpenedApp, type Opened } from '../../opened/OpenedApp.tsx'
import { tableTrail } from '../../opened/table-trail.ts'
import { recordSource } from './record-source.ts'

/** Records of one table out of a file, in steps. */
export function ImportScreen() {
  return <OpenedApp Screen={Import} />
}

function Import(opened: Opened) {
  const t = useText()
  const lang = useLang()
  const { entity } = opened
  const table = labelIn(lang, entity)
  const trail = tableTrail(opened, lang)
  const canImport = importedFields(entity).length > 0
  return (
    <>
      <PageHeader title={t('import.title', { table })} trail={trail} />
      {canImport ? (
        <TableImport source={recordSource(opened, { t, lang })} />
      ) : (
        <EmptyState title={t('record.cannotAdd')} />
      )}
    </>
  )
}
