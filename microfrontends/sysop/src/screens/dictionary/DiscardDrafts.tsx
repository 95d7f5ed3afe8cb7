import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { ConfirmDialog } from '@atrium/shared-utility/ui'

type Props = {
  dictionary: CallOutput<'getDictionary'>
  /** Null: all of them. */
  id: string | null
  onDone: (said: string) => void
  onClose: () => void
}

export function DiscardDrafts({ dictionary: { drafts, draftVersion }, id, onDone, onClose }: Props) {
  const t = useText()
  const discard = useAction('discardTexts')
  return (
    <ConfirmDialog
      isDangerous
      title={id === null ? t('texts.discardAsk', { count: drafts }) : t('text.undoAsk', { id })}
      text={t('texts.discardConsequence')}
      confirmLabel={t('texts.discardNow')}
      onConfirm={() => discard.run({ draftVersion, ...(id !== null && { id }) })}
      onDone={() => onDone(t('texts.discarded'))}
      onClose={onClose}
    />
  )
}
