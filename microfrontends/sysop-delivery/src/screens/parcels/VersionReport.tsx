import { knownPolicies, type VersionFinding, type WholeParcelVersion } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useReloadWhileBusy, useText } from '@atrium/shared-utility/react'
import { FactList, ReadDialog, ShownDialog } from '@atrium/shared-utility/ui'
import { Box, Link as Anchor, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Link } from 'react-router'
import { revisionPath } from '../../parcel-path.ts'
import { useMaker } from '../../use-maker.ts'
import { Damage } from './Damage.tsx'
import { BrowserCheckState } from './BrowserCheckState.tsx'
import { Released } from './Released.tsx'
import { RunVersion } from './RunVersion.tsx'
import { isBusy } from './is-busy.ts'

type Props = { slug: string; id: string; onChanged: () => void; onClose: () => void }

/** One version: what it holds, what it needs, and what was found when it came. */
export function VersionReport({ slug, id, onChanged, onClose }: Props) {
  const t = useText()
  const version = useCall('getParcelVersion', { slug, id }, { keepPrevious: true })
  const reload = version.status === 'loading' ? undefined : version.reload
  useReloadWhileBusy({ isBusy: version.status === 'done' && isBusy(version.data), reload })
  const handleRun = () => {
    reload?.()
    onChanged()
  }
  return (
    <ReadDialog state={version} title={t('version.report')} onClose={onClose}>
      {(read) => (
        <ShownDialog title={t('version.report.title', { slug, version: read.version })} maxWidth="md" onClose={onClose}>
          <Damage damage={read.damage} />
          <Facts version={read} />
          <Checked slug={slug} version={read} onRun={handleRun} />
          <div>
            <Typography variant="h3">{t('report.title')}</Typography>
            <Findings report={read.report} />
          </div>
        </ShownDialog>
      )}
    </ReadDialog>
  )
}

/** What became of running it, or that nothing has. */
function Checked({ slug, version, onRun }: Parameters<typeof RunVersion>[0]) {
  const t = useText()
  const { browserCheck } = version
  return (
    <div>
      <Typography variant="h3">{t('version.browserCheck')}</Typography>
      {browserCheck && <BrowserCheckState check={browserCheck} />}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{browserCheck?.msg ?? t('version.browserCheck.none')}</Typography>
      <RunVersion slug={slug} version={version} onRun={onRun} />
    </div>
  )
}

function Facts({ version }: { version: WholeParcelVersion }) {
  const t = useText()
  const format = useFormat()
  const maker = useMaker()
  const { madeAt, released, removedAt, sizeBytes, digest, routes, files, needs, trustedTypes } = version
  const lines = (list: readonly string[]) => (
    <Box sx={{ maxHeight: 160, overflowY: 'auto' }}>
      {list.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  )
  const facts = [
    [
      'releasedAt',
      released && (
        <>
          <Released released={released} as="version.made" isExact />
          {t('token.joint')}
          <Anchor component={Link} to={revisionPath(released)} underline="always">
            {t('revision.titled', { number: released.number })}
          </Anchor>
        </>
      ),
    ],
    ['madeAt', t('version.made', { moment: format.exact(madeAt), by: maker(version) })],
    ['removed', removedAt !== null && format.exact(removedAt)],
    ['sizeBytes', format.bytes(sizeBytes)],
    ['digest', <code key="digest">{digest}</code>],
    ['routes', routes.length > 0 && lines(routes)],
    ['needs', needs.length > 0 && lines(needs.map(({ name, range }) => `${name} ${range}`))],
    ['trustedTypes', trustedTypes.length > 0 && lines(trustedTypes.map(policyLine))],
    ['files', lines(files.map(({ name, bytes }) => `${name} · ${format.bytes(bytes)}`))],
  ] as const
  return <FactList facts={facts.map(([name, value]) => ({ label: t(`version.${name}`), value }))} />
}

/** Whose it is; a name that pages know no longer stands alone. */
function policyLine(name: string) {
  const whose = Object.hasOwn(knownPolicies, name) ? knownPolicies[name] : undefined
  return whose === undefined ? name : `${name} · ${whose}`
}

function Findings({ report }: { report: readonly VersionFinding[] }) {
  const t = useText()
  if (report.length === 0) return <Typography>{t('report.none')}</Typography>
  return (
    <List disablePadding>
      {report.map(({ code, level, msg }) => (
        <ListItem key={`${code} ${msg}`} disableGutters divider>
          <ListItemText sx={{ overflowWrap: 'anywhere' }} primary={msg} secondary={t(`finding.${level}`)} />
        </ListItem>
      ))}
    </List>
  )
}
