import type { MobilePackage } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { packagesPath } from './package-path.ts'
import { packageUploads } from './package-uploads.ts'
import { UploadButton } from '../../uploads/UploadButton.tsx'
import { Uploads } from '../../uploads/Uploads.tsx'

type Props = { row: MobilePackage; onChanged: (() => void) | undefined }

/** What has to be known before anything else: that it is not there yet, is no package, or is unusual. */
export function PackageState({ row, onChanged }: Props) {
  const t = useText()
  if (row.status === 'uploading') return <Unfinished row={row} onChanged={onChanged} />
  if (row.status === 'parsing') return <Alert severity="info">{t('package.parsing')}</Alert>
  if (row.status === 'unread') return <Unread row={row} />
  if (row.refusal !== null) return <Alert severity="error">{t(`packageRefusal.${row.refusal}`)}</Alert>
  return row.warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {t(`packageWarning.${warning}`)}
    </Alert>
  ))
}

/** It is unknown yet what it is; looking into it is begun again where all jobs are. */
function Unread({ row: { platform, id } }: Pick<Props, 'row'>) {
  const t = useText()
  const { cancel, handleCancel } = useCancel({ platform, id })
  return (
    <>
      <Alert severity="warning">{t('package.unread')}</Alert>
      {cancel.status === 'failed' && <ProblemNotice problem={cancel.problem} />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="outlined" component={PortalLink} href="/sysop/job">
          {t('package.unreadJobs')}
        </Button>
        <Button color="inherit" disabled={cancel.status === 'pending'} onClick={handleCancel}>
          {t('package.discard')}
        </Button>
      </Box>
    </>
  )
}

function useCancel({ platform, id }: Pick<MobilePackage, 'platform' | 'id'>) {
  const navigate = useNavigate()
  const cancel = useAction('cancelPackage')
  const run = async () => {
    const result = await cancel.run({ platform, id })
    if (result.status === 'done') void navigate(packagesPath)
  }
  return { cancel, handleCancel: () => void run() }
}

/** Goes on with the same file, which the browser has forgotten when the page was loaded anew. */
function Unfinished({ row, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const { platform, id, fileName, sizeBytes, receivedBytes } = row
  const { cancel, handleCancel } = useCancel({ platform, id })
  const [isOther, setIsOther] = useState(false)
  function handleChosen([file]: File[]) {
    const isSame = file?.size === sizeBytes
    setIsOther(!isSame)
    if (file !== undefined && isSame) packageUploads.resume(file, { kind: platform, id, receivedBytes })
  }
  const said = { percent: format.percent(receivedBytes / sizeBytes), name: fileName, size: format.bytes(sizeBytes) }
  return (
    <>
      <Alert severity="info">{t('package.unfinished', said)}</Alert>
      {isOther && <Alert severity="error">{t('package.otherFile', said)}</Alert>}
      {cancel.status === 'failed' && <ProblemNotice problem={cancel.problem} />}
      <Uploads uploads={packageUploads} onChanged={onChanged} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <UploadButton variant="outlined" accept={`.${platform}`} onChosen={handleChosen}>
          {t('package.goOn')}
        </UploadButton>
        <Button color="inherit" disabled={cancel.status === 'pending'} onClick={handleCancel}>
          {t('package.giveUp')}
        </Button>
      </Box>
    </>
  )
}
