import type { MobilePackage } from '@atrium/shared-utility/contract'
import { useAction, useFormat, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Box, Button } from '@mui/material'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { packagesPath } from './package-path.ts'
import { UploadButton } from './UploadButton.tsx'
import { Uploads } from './Uploads.tsx'
import { uploads } from './uploads.ts'

type Props = { row: MobilePackage; onChanged: (() => void) | undefined }

/** What has to be known before anything else: that it is not there yet, is no package, or is unusual. */
export function PackageState({ row, onChanged }: Props) {
  const t = useText()
  if (row.status === 'uploading') return <Unfinished row={row} onChanged={onChanged} />
  if (row.status === 'parsing') return <Alert severity="info">{t('package.parsing')}</Alert>
  if (row.refusal !== null) return <Alert severity="error">{t(`packageRefusal.${row.refusal}`)}</Alert>
  return row.warnings.map((warning) => (
    <Alert key={warning} severity="warning">
      {t(`packageWarning.${warning}`)}
    </Alert>
  ))
}

/** Goes on with the same file, which the browser has forgotten when the page was loaded anew. */
function Unfinished({ row, onChanged }: Props) {
  const t = useText()
  const format = useFormat()
  const navigate = useNavigate()
  const cancel = useAction('cancelPackage')
  const [isOther, setIsOther] = useState(false)
  const { platform, id, fileName, sizeBytes, receivedBytes } = row
  function handleChosen([file]: File[]) {
    const isSame = file?.size === sizeBytes
    setIsOther(!isSame)
    if (file !== undefined && isSame) uploads.resume(file, row)
  }
  const handleCancel = async () => {
    const result = await cancel.run({ platform, id })
    if (result.status === 'done') void navigate(packagesPath)
  }
  const said = { percent: format.percent(receivedBytes / sizeBytes), name: fileName, size: format.bytes(sizeBytes) }
  return (
    <>
      <Alert severity="info">{t('package.unfinished', said)}</Alert>
      {isOther && <Alert severity="error">{t('package.otherFile', said)}</Alert>}
      {cancel.status === 'failed' && <ProblemNotice problem={cancel.problem} />}
      <Uploads onChanged={onChanged} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <UploadButton variant="outlined" onChosen={handleChosen}>
          {t('package.goOn')}
        </UploadButton>
        <Button color="inherit" disabled={cancel.status === 'pending'} onClick={() => void handleCancel()}>
          {t('package.giveUp')}
        </Button>
      </Box>
    </>
  )
}
