import { calls, type HandOverCounts, type MemberRow } from '@atrium/shared-utility/contract'
import { useAction, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { FactList, FormDialog, FormPerson, ReadDialog, ShownDialog, useToast } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'

type Props = { member: MemberRow; onChanged: (() => void) | undefined; onClose: () => void }

/** All of a member who leaves passes to another one; how much it is, is said before. */
export function HandOverDialog(props: Props) {
  const t = useText()
  const counts = useCall('getHandOver', { userId: props.member.userId })
  const title = t('handOver.title', { name: props.member.name })
  return (
    <ReadDialog state={counts} title={title} onClose={props.onClose}>
      {(data) =>
        Object.values(data).some((count) => count > 0) ? (
          <HandOverForm {...props} title={title} counts={data} />
        ) : (
          <ShownDialog title={title} maxWidth="sm" onClose={props.onClose}>
            <Typography>{t('handOver.none')}</Typography>
          </ShownDialog>
        )
      }
    </ReadDialog>
  )
}

const kinds = ['departments', 'groups', 'applications', 'appRoles'] as const

type FormProps = Props & { title: string; counts: HandOverCounts }

function HandOverForm({ member, title, counts, onChanged, onClose }: FormProps) {
  const t = useText()
  const toast = useToast()
  const { number } = useFormat()
  const { run } = useAction('handOver')
  const { userId, name } = member
  const handleDone = () => {
    toast(t('handOver.done', { name }))
    onChanged?.()
    onClose()
  }
  return (
    <FormDialog
      title={title}
      schema={calls.handOver.input}
      initial={{ toId: '' }}
      constants={{ userId }}
      submitLabel={t('handOver.submit')}
      isDangerous
      onSubmit={run}
      onDone={handleDone}
      onClose={onClose}
    >
      <Typography color="textSecondary">{t('handOver.help')}</Typography>
      <FactList facts={kinds.map((kind) => ({ label: t(`handOver.${kind}`), value: number(counts[kind]) }))} />
      <FormPerson name="toId" label={t('handOver.toId')} help={t('handOver.toIdHelp')} />
    </FormDialog>
  )
}
