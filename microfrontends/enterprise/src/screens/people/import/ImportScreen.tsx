import { useText } from '@atrium/shared-utility/react'
import { PageHeader, TableImport } from '@atrium/shared-utility/ui'
import { Checkbox, FormControlLabel } from '@mui/material'
import { useState } from 'react'
import { memberSource } from './member-source.tsx'

/** Members out of a file, in steps. */
export function ImportScreen() {
  const t = useText()
  const [makes, setMakes] = useState(false)
  const option = ({ departments }: { departments?: number | undefined }) =>
    departments !== undefined && (
      <FormControlLabel
        label={t('import.makeDepartments')}
        control={<Checkbox checked={makes} onChange={(_, isOn) => setMakes(isOn)} />}
      />
    )
  return (
    <>
      <PageHeader
        title={t('import.title')}
        description={t('import.description')}
        trail={[{ label: t('members.title'), href: '/enterprise/members' }]}
      />
      <TableImport source={{ ...memberSource(t, { makes }), option }} />
    </>
  )
}
