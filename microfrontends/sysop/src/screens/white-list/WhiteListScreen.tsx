import type { WhiteListEntry } from '@atrium/shared-utility/contract'
import { useLive } from '@atrium/shared-utility/live'
import { useCall, useText } from '@atrium/shared-utility/react'
import { CardSkeleton, ListTable, PageHeader, ProblemNotice, useList } from '@atrium/shared-utility/ui'
import { Box } from '@mui/material'
import { RuleCard } from './RuleCard.tsx'
import { useWhiteListDialog } from './use-white-list-dialog.ts'
import { WhiteListDialogs } from './WhiteListDialogs.tsx'
import { whiteListList } from './white-list-list.ts'

/** `/sysop/white-list`: what enterprises may use, and whether only that. */
export function WhiteListScreen() {
  const t = useText()
  const list = useList(whiteListList)
  const rules = useCall('getWhiteListRules', {}, { keepPrevious: true })
  const { current, open, close } = useWhiteListDialog()
  const reload = () => {
    if (rules.status !== 'loading') rules.reload()
    list.reload?.()
  }
  useLive('whiteList', reload)
  const actions = ({ id, enabled }: WhiteListEntry) => {
    const act = (dialog: 'edit' | 'on' | 'off' | 'delete', isDangerous = false) => ({
      key: dialog,
      label: t(`entry.${dialog}`),
      isDangerous,
      onSelect: () => open({ dialog, of: id }),
    })
    return [act('edit'), enabled ? act('off', true) : act('on'), act('delete', true)]
  }
  return (
    <>
      <PageHeader title={t('whiteList.title')} description={t('whiteList.help')} />
      {rules.status === 'failed' && <ProblemNotice problem={rules.problem} onRetry={rules.reload} />}
      {rules.status === 'loading' && <CardSkeleton />}
      {rules.status === 'done' && (
        <Box
          sx={{ display: 'grid', gap: 4, mb: 4, gridTemplateColumns: { md: 'repeat(2, 1fr)', xl: 'repeat(4, 1fr)' } }}
        >
          {rules.data.map((rule) => (
            <RuleCard key={rule.kind} rule={rule} onAct={(dialog) => open({ dialog, of: rule.kind })} />
          ))}
        </Box>
      )}
      <ListTable
        list={list}
        label={t('whiteList.list')}
        keyOf={(row) => row.id}
        nameOf={(row) => row.value}
        actions={actions}
        none={{ title: t('whiteList.none'), description: t('whiteList.noneHelp') }}
        noMatch={t('whiteList.noMatch')}
      />
      {current && <WhiteListDialogs asked={current} onOpen={open} onChanged={reload} onClose={close} />}
    </>
  )
}
