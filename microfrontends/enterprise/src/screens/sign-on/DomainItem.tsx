import type { ConnectorDomain } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog, CopyText, ProblemNotice, StatusChip } from '@atrium/shared-utility/ui'
import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'

type Props = { domain: ConnectorDomain; onChanged: () => void }

/** One domain, and, until it is verified, what to put where. */
export function DomainItem({ domain: { domain, verifiedAt, file, proof }, onChanged }: Props) {
  const t = useText()
  const verify = useAction('verifyConnectorDomain')
  const remove = useAction('deleteConnectorDomain')
  const [isAsking, setIsAsking] = useState(false)
  const isVerified = verifiedAt !== null
  const handleVerify = async () => {
    if ((await verify.run({ domain })).status === 'done') onChanged()
  }
  return (
    <Box component="li" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{domain}</Typography>
        <StatusChip
          tone={isVerified ? 'success' : 'warning'}
          label={t(isVerified ? 'domain.verified' : 'domain.open')}
        />
      </Box>
      {!isVerified && (
        <>
          <Typography variant="body2">{t('domain.how')}</Typography>
          <CopyText label={t('domain.file')} text={file} />
          <CopyText label={t('domain.proof')} text={proof} />
        </>
      )}
      {verify.status === 'failed' && <ProblemNotice problem={verify.problem} size="line" />}
      <Box sx={{ display: 'flex', gap: 2 }}>
        {!isVerified && (
          <Button variant="outlined" loading={verify.status === 'pending'} onClick={() => void handleVerify()}>
            {t('domain.verify')}
          </Button>
        )}
        <Button color="error" onClick={() => setIsAsking(true)} aria-label={t('domain.deleteOf', { domain })}>
          {t('connector.delete')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={t('connector.deleteAsk', { name: domain })}
          text={t('domain.deleteText')}
          confirmLabel={t('connector.delete')}
          isDangerous
          onConfirm={() => remove.run({ domain })}
          onDone={onChanged}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Box>
  )
}
