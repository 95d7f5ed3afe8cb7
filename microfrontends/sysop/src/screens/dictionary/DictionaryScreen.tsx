import type { CallOutput, TextRow } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useFormat, useSentences, useText } from '@atrium/shared-utility/react'
import { ListTable, PageHeader, useList } from '@atrium/shared-utility/ui'
import { DictionaryActions } from './DictionaryActions.tsx'
import { TextDialogs } from './TextDialogs.tsx'
import { textList } from './text-list.ts'
import { useTextDialog } from './use-text-dialog.ts'

/** `/sysop/dictionary`: what the portal says, as shipped and in operators' own words. */
export function DictionaryScreen() {
  const t = useText()
  const list = useList(textList)
  const dictionary = useCall('getDictionary', {}, { keepPrevious: true })
  const { current, open, close } = useTextDialog()
  const state = dictionary.status === 'done' ? dictionary.data : null
  const handleChanged = () => {
    list.reload?.()
    if (dictionary.status !== 'loading') dictionary.reload()
  }
  useLive('words', handleChanged)
  const actions = ({ id, state: of }: TextRow) => [
    { key: 'edit', label: t('text.edit'), onSelect: () => open({ dialog: 'edit', of: id }) },
    ...(of === 'draft'
      ? [{ key: 'undo', label: t('text.undo'), onSelect: () => open({ dialog: 'undo', of: id }) }]
      : []),
  ]
  return (
    <>
      <PageHeader
        title={t('texts.title')}
        description={<Standing state={state} />}
        actions={<DictionaryActions drafts={state?.drafts ?? 0} onOpen={(dialog) => open({ dialog })} />}
      />
      <ListTable
        list={list}
        label={t('texts.title')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.id}
        actions={actions}
        none={{ title: t('texts.none'), description: t('texts.noneHelp') }}
        noMatch={t('texts.noMatch')}
      />
      {current && <TextDialogs asked={current} onChanged={handleChanged} onOpen={open} onClose={close} />}
    </>
  )
}

/** What holds just now, who published it, and what waits. */
function Standing({ state }: { state: CallOutput<'getDictionary'> | null }) {
  const t = useText()
  const format = useFormat()
  const say = useSentences()
  if (state === null) return t('texts.help')
  const { revision, publishedAt, publishedBy, drafts } = state
  const held =
    publishedAt === null
      ? t('texts.neverPublished')
      : t('texts.published', { revision, by: publishedBy ?? '—', at: format.dateTime(publishedAt) })
  return say(t('texts.help'), held, drafts === 0 ? undefined : t('texts.waiting', { count: drafts }))
}
