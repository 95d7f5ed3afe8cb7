import type { OwnPackage } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { FileLine, ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { platformOfPhone } from './mobile-client.ts'

/** The packages that are published to the enterprise: on a telephone those that it takes, elsewhere all. */
export function OwnPackages() {
  const t = useText()
  const packages = useCall('listOwnPackages', {})
  return (
    <Section title={t('appLink.packages')}>
      {packages.status === 'failed' && <ProblemNotice problem={packages.problem} onRetry={packages.reload} />}
      {packages.status === 'loading' && <ListSkeleton rows={2} />}
      {packages.status === 'done' && <Packages list={packages.data} />}
    </Section>
  )
}

function Packages({ list }: { list: readonly OwnPackage[] }) {
  const t = useText()
  const wanted = platformOfPhone()
  const shown = list.filter(({ platform }) => wanted === null || platform === wanted)
  if (shown.length === 0)
    return <Typography>{t(list.length === 0 ? 'appLink.packagesNone' : 'appLink.packagesOther')}</Typography>
  return (
    <Box component="ul" aria-label={t('appLink.packages')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map((one) => (
        <Package key={one.id} one={one} />
      ))}
    </Box>
  )
}

function Package({ one }: { one: OwnPackage }) {
  const t = useText()
  const format = useFormat()
  const link = useAction('linkOwnPackage')
  const { id, label, platform, versionName, sizeBytes, minOs, notes, publishedAt } = one
  const handleClick = async () => {
    const made = await link.run({ id })
    if (made.status === 'done') follow(made.data)
  }
  const facts = { system: t(`appLink.${platform}`), version: versionName, size: format.bytes(sizeBytes) }
  const failure = link.status === 'failed' && <ProblemNotice problem={link.problem} />
  return (
    <FileLine
      name={label}
      said={t('appLink.facts', { ...facts, day: format.date(publishedAt), os: minOs === null ? '' : ` ${minOs}+` })}
      below={
        <>
          {notes && <Typography variant="body2">{notes}</Typography>}
          {failure}
        </>
      }
    >
      <Button
        variant="outlined"
        loading={link.status === 'pending'}
        aria-label={t('appLink.downloadOf', { name: label, system: facts.system })}
        onClick={handleClick}
      >
        {t('appLink.download')}
      </Button>
    </FileLine>
  )
}

/** An iPhone installs by an address of its own; every other device fetches the file. */
function follow({ url, installUrl }: { url: string; installUrl: string | null }) {
  const link = document.createElement('a')
  const installs = installUrl !== null && platformOfPhone() === 'ipa'
  link.href = installs ? installUrl : url
  if (!installs) link.download = ''
  link.click()
}
