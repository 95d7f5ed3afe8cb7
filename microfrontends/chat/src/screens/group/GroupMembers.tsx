import type { Conversation } from '@atrium/shared-utility/contract'
import { useBack, useCall, useSession, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, RowMenu, StatusChip } from '@atrium/shared-utility/ui'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material'
import { useId } from 'react'
import { DepartmentGroupActions, GroupActions } from './GroupActions.tsx'
import type { GroupTask } from './group-task.ts'

type Props = { group: Conversation; onTask: (task: GroupTask) => void; onClose: () => void }

/** The people of a group, and what they do with it. */
export function GroupMembers({ group, onTask, onClose }: Props) {
  const t = useText()
  const { userId } = useSession()
  const members = useCall('listGroupMembers', { conversationId: group.id })
  const titleId = useId()
  useBack(onClose)
  const isOwner = members.status === 'done' && members.data.some((one) => one.isOwner && one.userId === userId)
  return (
    <Dialog open maxWidth="xs" fullWidth onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {t('group.membersOf', { name: group.name })}
      </DialogTitle>
      <DialogContent dividers>
        {group.departmentId !== null && (
          <Typography color="textSecondary" variant="body2" sx={{ mb: 2 }}>
            {t('departmentGroup.follows')}
          </Typography>
        )}
        {members.status === 'failed' && <ProblemNotice problem={members.problem} onRetry={members.reload} />}
        {members.status === 'loading' && <ListSkeleton rows={4} />}
        {members.status === 'done' && (
          <List disablePadding>
            {members.data.map(({ userId: id, name, isOwner: owns }) => (
              <ListItem
                key={id}
                disableGutters
                secondaryAction={
                  isOwner && id !== userId ? (
                    <RowMenu
                      name={name}
                      actions={[
                        {
                          key: 'handOver',
                          label: t('group.handOver'),
                          onSelect: () => onTask({ task: 'handOver', userId: id, name }),
                        },
                        {
                          key: 'remove',
                          label: t('group.remove'),
                          isDangerous: true,
                          onSelect: () => onTask({ task: 'remove', userId: id, name }),
                        },
                      ]}
                    />
                  ) : undefined
                }
              >
                <ListItemText primary={name} />
                {owns && <StatusChip label={t('group.owner')} tone="neutral" />}
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        {group.departmentId === null ? (
          <GroupActions isOwner={isOwner} onTask={onTask} />
        ) : (
          <DepartmentGroupActions group={group} onTask={onTask} />
        )}
        <Button color="inherit" onClick={onClose}>
          {t('group.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
