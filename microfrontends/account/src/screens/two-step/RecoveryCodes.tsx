import { Alert, Box, Button, Checkbox, FormControlLabel, Stack } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { EntrancePage, Icon, useCopy } from '@atrium/shared-utility/ui'
import { useEffect, useRef, useState } from 'react'

type Props = { codes: string[]; onKept: () => void }

/** Shown this once: a person who loses the phone gets in with one of these. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useText()
  const list = useRef<HTMLOListElement>(null)
  // The pressed button is gone: a person who uses the keyboard or hears the page goes on from the codes.
  useEffect(() => list.current?.focus(), [])
  const [isKept, setIsKept] = useState(false)
  return (
    <EntrancePage title={t('twoStep.codesTitle')}>
      <Alert id="two-step-codes-help" severity="warning">
        {t('twoStep.codesHelp')}
      </Alert>
      <Box
        component="ol"
        ref={list}
        tabIndex={-1}
        aria-describedby="two-step-codes-help"
        aria-label={t('twoStep.codesTitle')}
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 2,
          m: 0,
          p: 3,
          listStyle: 'none',
          outline: 'none',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      >
        {codes.map((code) => (
          <Box component="li" key={code} sx={{ fontFamily: 'ui-monospace, Menlo, Consolas, monospace' }}>
            {code}
          </Box>
        ))}
      </Box>
      <Keep text={codes.join('\n')} />
      <FormControlLabel
        label={t('twoStep.kept')}
        control={<Checkbox checked={isKept} onChange={(event) => setIsKept(event.target.checked)} />}
      />
      <Button variant="contained" size="large" disabled={!isKept} onClick={onKept}>
        {t('twoStep.goOn')}
      </Button>
    </EntrancePage>
  )
}

function Keep({ text }: { text: string }) {
  const t = useText()
  // Without a clipboard the codes can still be downloaded.
  const { outcome, copy } = useCopy(text)
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="outlined" startIcon={<Icon name="copy" size={16} />} onClick={copy}>
        {t('twoStep.copy')}
      </Button>
      <Button
        component="a"
        variant="outlined"
        startIcon={<Icon name="download" size={16} />}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
        download="atrium-recovery-codes.txt"
      >
        {t('twoStep.download')}
      </Button>
      <output>{outcome === 'idle' ? '' : t(outcome === 'done' ? 'twoStep.copied' : 'twoStep.copyFailed')}</output>
    </Stack>
  )
}
