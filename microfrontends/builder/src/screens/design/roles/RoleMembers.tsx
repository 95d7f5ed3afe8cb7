import { call } from '@atrium/shared-utility'
import type { AppRoleMember, DraftAppRole } from '@atrium/shared-utility/contract'
import { PortalLink, useAction, useCall, useLang, useText } from '@atrium/shared-utility/react'
import { Icon, ListSkeleton, ProblemNotice, Section, useToast } from '@atrium/shared-utility/ui'
import { Box, Button, IconButton, Link, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'
import type { DesignAddress } from '../use-design-address.ts'
import { MemberDialog } from './MemberDialog.tsx'

type Props = { appId: string; role: DraftAppRole; address: DesignAddress }

/** The members of a role: people, departments, or all members. What changes here is in force at once. */
export function RoleMembers({ appId, role: { uid, body }, address }: Props) {
  const t = useText()
  const lang = useLang()
  const toast = useToast()
  const members = useCall('listAppRoleMembers', { appId }, { keepPrevious: true })
  const remove = useAction('removeAppRoleMember')
  const title = t('roleMembers.title', { name: labelIn(lang, body) })
  const shown = members.status === 'done' ? members.data.filter(({ roleUid }) => roleUid === uid) : []
  const reload = () => {
    if (members.status !== 'loading') members.reload()
  }

  function nameOf({ userId, departmentId, name, nameEn, isDeep }: AppRoleMember) {
    if (userId === null && departmentId === null) return t('roleMembers.everybody')
    const plain = labelIn(lang, { label: name ?? t('roleMembers.gone'), labelEn: nameEn ?? '' })
    return isDeep ? t('roleMembers.deepOf', { name: plain }) : plain
  }

  async function handleRemove(member: AppRoleMember) {
    const result = await remove.run({ appId, uid, id: member.id })
    const act = isGone(member) ? undefined : { onAct: () => addBack(member) }
    if (result.status === 'done') toast({ text: t('roleMembers.removed', { name: nameOf(member) }), act })
    reload()
  }

  async function addBack({ userId, departmentId, isDeep }: AppRoleMember) {
    await call('addAppRoleMember', { appId, uid, userId, departmentId, isDeep })
    reload()
  }

  return (
    <Section title={title} note={t('roleMembers.help')}>
      {remove.status === 'failed' && <ProblemNotice size="line" problem={remove.problem} />}
      {members.status === 'failed' && <ProblemNotice problem={members.problem} onRetry={members.reload} />}
      {members.status === 'loading' && <ListSkeleton rows={3} />}
      {members.status === 'done' && shown.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('roleMembers.none')}
        </Typography>
      )}
      <Box component="ul" aria-label={title} hidden={shown.length === 0} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((member) => (
          <Box component="li" key={member.id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {member.userId === null ? (
                nameOf(member)
              ) : (
                <Link component={PortalLink} href={`/user/directory?person=${member.userId}`}>
                  {nameOf(member)}
                </Link>
              )}
            </Typography>
            <IconButton
              aria-label={t('roleMembers.remove', { name: nameOf(member) })}
              title={t('roleMembers.remove', { name: nameOf(member) })}
              onClick={() => void handleRemove(member)}
            >
              <Icon name="delete" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <div>
        <Button
          size="small"
          startIcon={<Icon name="add" size={16} />}
          onClick={() => address.open('addRoleMember', uid)}
        >
          {t('roleMembers.add')}
        </Button>
      </div>
      {address.dialog === 'addRoleMember' && (
        <MemberDialog appId={appId} roleUid={uid} onDone={reload} onClose={address.close} />
      )}
    </Section>
  )
}

/** A person or a department that is there no more can be in no role again. */
function isGone({ userId, departmentId, name }: AppRoleMember) {
  return name === null && (userId !== null || departmentId !== null)
}
