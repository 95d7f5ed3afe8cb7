import type { Trust } from '@atrium/shared-utility/contract'
import { type CallState, useFormat, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section, StatusChip } from '@atrium/shared-utility/ui'
import { Button, List, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ListedItem } from '../item/ListedItem.tsx'

type Props = {
  side: 'deputies' | 'trusters'
  state: CallState<Trust[]>
  /** Null where the one who looks ends none. */
  onEnd: ((trust: Trust) => void) | null
  /** What else can be done about one that has begun. */
  children?: (trust: Trust) => ReactNode
}

/** The people of one side, with until when and in what, and a way to end each. */
export function TrustSection({ side, state, onEnd, children }: Props) {
  const t = useText()
  return (
    <Section title={t(`${side}.section`)} note={t(`${side}.note`)}>
      {state.status === 'failed' && <ProblemNotice problem={state.problem} onRetry={state.reload} />}
      {state.status === 'loading' && <ListSkeleton rows={1} />}
      {state.status === 'done' && state.data.length === 0 && (
        <Typography color="textSecondary">{t(`${side}.none`)}</Typography>
      )}
      {state.status === 'done' && state.data.length > 0 && (
        <List disablePadding aria-label={t(`${side}.section`)}>
          {state.data.map((trust) => (
            <TrustItem key={trust.id} trust={trust} onEnd={onEnd}>
              {children}
            </TrustItem>
          ))}
        </List>
      )}
    </Section>
  )
}

function TrustItem({ trust, onEnd, children }: Pick<Props, 'onEnd' | 'children'> & { trust: Trust }) {
  const t = useText()
  const format = useFormat()
  const { userId, name, from, to, hasBegun, scope } = trust
  const separator = t('scope.separator')
  const applications = scope.applications?.map((one) => one.name).join(separator) ?? t('scope.all')
  const lines = [
    t('trust.period', { from: format.dateTime(from), to: format.dateTime(to) }),
    t('trust.scope', { kinds: scope.kinds.map((kind) => t(`scope.kind.${kind}`)).join(separator), applications }),
  ]
  return (
    <ListedItem name={name} href={`/user/directory?person=${userId}`} lines={lines}>
      {!hasBegun && <StatusChip tone="neutral" label={t('trust.later')} />}
      {hasBegun && children?.(trust)}
      {onEnd && (
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('trust.endOf', { name })}
          onClick={() => onEnd(trust)}
        >
          {t('trust.end')}
        </Button>
      )}
    </ListedItem>
  )
}
