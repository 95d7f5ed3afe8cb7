import type { WholeBundle } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { UploadButton } from '../../uploads/UploadButton.tsx'
import { Uploads } from '../../uploads/Uploads.tsx'
import { bundlesPath } from '../../update-path.ts'
import { bundleUploads } from './bundle-uploads.ts'

type Props = { bundle: WholeBundle; onChanged: (() => void) | undefined }

/** What has to be known before anything else: that it is not there yet, was refused, or cannot be installed as things are. */
export function BundleState({ bundle, onChanged }: Props) {
  const t = useText()
  const { status, refusal, obstacle, minVersion, installed } = bundle
  switch (status) {
    case 'uploading':
      return <Unfinished bundle={bundle} onChanged={onChanged} />
    case 'checking':
      return <Alert severity="info">{t('bundle.checking')}</Alert>
    case 'unchecked':
      return (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" component={PortalLink} href="/sysop/job">
              {t('bundle.uncheckedJobs')}
            </Button>
          }
        >
          {t('bundle.unchecked')}
        </Alert>
      )
    case 'refused':
      return <Alert severity="error">{t(`bundleRefusal.${refusal ?? 'broken'}`)}</Alert>
    case 'ready':
      if (obstacle === null) return null
      return (
        <Alert severity="warning">{t(`bundleObstacle.${obstacle}`, { minVersion: minVersion ?? '', installed })}</Alert>
      )
  }
}

/** Goes on with the same file, which the browser has forgotten when the page was loaded anew. */
function Unfinished({ bundle, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const { run, ...cancel } = useAction('cancelBundle')
  const [isOther, setIsOther] = useState(false)
  const { id, fileName, sizeBytes, receivedBytes } = bundle
  function handleChosen([file]: File[]) {
    const isSame = file?.size === sizeBytes
    setIsOther(!isSame)
    if (file !== undefined && isSame) bundleUploads.resume(file, { kind: null, id, receivedBytes })
  }
  async function handleCancel() {
    const result = await run({ id })
    if (result.status === 'done') void navigate(bundlesPath)
  }
  const said = { percent: format.percent(receivedBytes / sizeBytes), name: fileName, size: format.bytes(sizeBytes) }
  return (
    <>
      <Alert severity="info">{t('bundle.unfinished', said)}</Alert>
      {isOther && <Alert severity="error">{t('bundle.otherFile', said)}</Alert>}
      {cancel.status === 'failed' && <ProblemNotice problem={cancel.problem} />}
      <Uploads uploads={bundleUploads} onChanged={onChanged} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <UploadButton variant="outlined" accept=".zip" onChosen={handleChosen}>
          {t('bundle.goOn')}
        </UploadButton>
        <Button color="inherit" disabled={cancel.status === 'pending'} onClick={() => void handleCancel()}>
          {t('bundle.giveUp')}
        </Button>
      </Box>
    </>
  )
}
