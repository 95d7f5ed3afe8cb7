import { randomId } from '@atrium/shared-utility/model'
import { useAction, useSentences, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'
import { useState } from 'react'
import type { Enterprise } from './enterprise-words.ts'

type Props = { enterprise: Enterprise; onDone: () => void; onClose: () => void }

/** Has the data of one enterprise written into a file; what is in it and what is not is said before. */
export function ExportEnterprise({ enterprise: { entid, name }, onDone, onClose }: Props) {
  const t = useText()
  const say = useSentences()
  const { run } = useAction('exportEnterprise')
  const [onceKey] = useState(randomId)
  return (
    <ConfirmDialog
      title={t('enterprise.export.ask', { name })}
      text={say(t('enterprise.export.consequence'), t('enterprise.export.without'))}
      confirmLabel={t('enterprise.export')}
      onConfirm={() => run({ entid, onceKey })}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
