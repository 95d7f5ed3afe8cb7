import type { CallOutput, WholeUpdate } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { CopyText, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Alert, Box, Button, Link, Typography } from '@mui/material'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { bundlePath } from '../../update-path.ts'
import { commandsOf } from './install-commands.ts'

const openStates = new Set<WholeUpdate['state']>(['planned', 'announced', 'missed', 'running'])

/** What is to be done on each machine, word for word: the portal never writes what it runs. */
export function InstallCommands({ update }: { update: WholeUpdate }) {
  const t = useText()
  const { bundle, sha256, version, state } = update
  const [link, setLink] = useState<CallOutput<'linkBundle'> | null>(null)
  if (bundle === null || sha256 === null || !openStates.has(state)) return null
  // The first machine that runs the new release says that it is no older.
  const isHeld = bundle.obstacle !== null && !(state === 'running' && bundle.obstacle === 'tooOld')
  const commands = commandsOf({ version, sha256 })
  return (
    <Section title={t('update.install')} note={t('update.installNote')}>
      {isHeld && (
        <Alert severity="warning">
          {t('update.bundleHeld')}{' '}
          <Link component={RouterLink} to={bundlePath(bundle)} color="inherit">
            {t('update.bundleHeldWhy')}
          </Link>
        </Alert>
      )}
      <Box component="ol" sx={{ display: 'grid', gap: 3, m: 0, pl: 6, minWidth: 0 }}>
        <li>
          <Typography>{t('update.command.download')}</Typography>
          <Download id={bundle.id} link={link} command={commands.download} onLink={setLink} />
        </li>
        {(['compare', 'unpack', 'build'] as const).map((step) => (
          <li key={step}>
            <Typography>{t(`update.command.${step}`)}</Typography>
            <CopyText label={t('update.command')} text={commands[step]} />
          </li>
        ))}
        <li>
          <Typography>{t('update.command.restart')}</Typography>
        </li>
      </Box>
    </Section>
  )
}

type Link = CallOutput<'linkBundle'>
type Props = { id: string; link: Link | null; command: (url: string) => string; onLink: (link: Link) => void }

/** The link is all that it takes to have the file, so it is made when an operator asks for it. */
function Download({ id, link, command, onLink }: Props) {
  const t = useText()
  const format = useFormat()
  const { run, ...making } = useAction('linkBundle')
  async function handleLink() {
    const result = await run({ id })
    if (result.status === 'done') onLink(result.data)
  }
  return (
    <>
      {link !== null && (
        <>
          <CopyText label={t('update.command')} text={command(link.url)} />
          <Typography variant="body2" color="textSecondary">
            {t('update.linkUntil', { moment: format.exact(link.expiresAt) })}
          </Typography>
        </>
      )}
      {making.status === 'failed' && <ProblemNotice problem={making.problem} />}
      <Button
        size="small"
        variant="outlined"
        sx={{ mt: 2 }}
        disabled={making.status === 'pending'}
        onClick={() => void handleLink()}
      >
        {t(link === null ? 'update.makeLink' : 'update.makeNewLink')}
      </Button>
    </>
  )
}
