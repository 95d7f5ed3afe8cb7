import { calls, chatKeepings } from '@atrium/shared-utility/contract'
import { useAction, useCall, useText } from '@atrium/shared-utility/react'
import {
  FactList,
  FormDialog,
  FormSelect,
  ListSkeleton,
  ProblemNotice,
  Section,
  useToast,
} from '@atrium/shared-utility/ui'
import { Alert, Button } from '@mui/material'
import { useState } from 'react'

/** How long the enterprise keeps what its people write to each other. */
export function ChatRetention() {
  const t = useText()
  const toast = useToast()
  const kept = useCall('getChatRetention', {})
  const { run } = useAction('updateChatRetention')
  const read = useAction('getChatRetention')
  const [isEditing, setIsEditing] = useState(false)
  if (kept.status === 'failed') return <ProblemNotice problem={kept.problem} onRetry={kept.reload} />
  if (kept.status === 'loading') return <ListSkeleton rows={2} />
  const { keep, version } = kept.data
  const handleDone = () => {
    setIsEditing(false)
    kept.reload()
    toast(t('security.chat.saved'))
  }
  const handleReload = async () => {
    const result = await read.run({})
    kept.reload()
    return result
  }
  return (
    <Section title={t('security.chat')} note={t('security.chat.effect')}>
      <FactList facts={[{ label: t('security.chat.keep'), value: t(`security.chat.keep.${keep}`) }]} />
      <div>
        <Button variant="outlined" onClick={() => setIsEditing(true)}>
          {t('security.chat.edit')}
        </Button>
      </div>
      {isEditing && (
        <FormDialog
          title={t('security.chat.edit')}
          schema={calls.updateChatRetention.input}
          initial={{ keep }}
          constants={{ version }}
          submitLabel={t('security.chat.save')}
          isDangerous
          onSubmit={run}
          onDone={handleDone}
          onReload={handleReload}
          onClose={() => setIsEditing(false)}
        >
          <Alert severity="warning">{t('security.chat.consequence')}</Alert>
          <FormSelect
            name="keep"
            label={t('security.chat.keep')}
            options={chatKeepings.map((one) => ({ value: one, label: t(`security.chat.keep.${one}`) }))}
          />
        </FormDialog>
      )}
    </Section>
  )
}
