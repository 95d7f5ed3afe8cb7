import type { ArtifactDamage } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Alert, Box } from '@mui/material'

/** Files that were found to be others than were released: each in a sentence, with what became of it. */
export function Damage({ damage }: { damage: readonly ArtifactDamage[] }) {
  const say = useSaid()
  if (damage.length === 0) return null
  const isOpen = damage.some(({ repairedAt }) => repairedAt === null)
  return (
    <Alert severity={isOpen ? 'error' : 'info'} sx={{ overflowWrap: 'anywhere' }}>
      <Box component="ul" sx={{ m: 0, pl: 4, maxHeight: 240, overflowY: 'auto' }}>
        {damage.map((one) => (
          <li key={one.id}>{say(one)}</li>
        ))}
      </Box>
    </Alert>
  )
}

function useSaid() {
  const t = useText()
  const format = useFormat()
  return ({ slug, version, file, machine, foundAt, repairedAt }: ArtifactDamage) => {
    const place = machine === null ? t('damage.inStore') : t('damage.onMachine', { machine })
    const what = file === '' ? t('damage.archive') : file
    const found = t('damage.found', { part: `${slug} ${version}`, what, place, moment: format.dateTime(foundAt) })
    if (repairedAt !== null) return found + t('damage.repaired', { moment: format.dateTime(repairedAt) })
    return found + t(machine === null ? 'damage.openInStore' : 'damage.openOnMachine')
  }
}
