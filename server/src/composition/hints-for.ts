import type { Services } from '../foundation/context/services.ts'
import { jobChannel } from '../foundation/job/queries.ts'
import { liveChannel } from '../foundation/live/queries.ts'
import { settingChannel } from '../foundation/setting/settings.ts'
import type { PortalReader } from '../portal/boot/portal.ts'
import { damageChannel } from '../portal/damage/queries.ts'
import { overrideChannel } from '../portal/override/queries.ts'
import { portalChannel } from '../portal/revision/revision-query.ts'
import { accessChannel, type Access } from '../identity/session/access.ts'

type Parts = {
  services: Pick<
    Services,
    'damageLooking' | 'live' | 'operatorNetworks' | 'overrides' | 'ownWords' | 'rollouts' | 'settings'
  >
  access: Pick<Access, 'forget'>
  runner: { wake: () => void }
  portal: Pick<PortalReader, 'forget'>
}

/** The reaction to each announcement that the processes make to each other through the database. */
export function hintsFor({ services, access, runner, portal }: Parts) {
  const { damageLooking, live, operatorNetworks, overrides, ownWords, rollouts, settings } = services
  const rightsChanged = (about: string) => {
    access.forget()
    operatorNetworks.forget()
    live.rightsChanged(about)
  }
  const settingsChanged = () => {
    void settings.refresh()
    void ownWords.refresh()
  }
  const portalChanged = () => {
    portal.forget()
    rollouts.forget()
  }
  return {
    [jobChannel]: runner.wake,
    [accessChannel]: rightsChanged,
    [liveChannel]: live.wake,
    [settingChannel]: settingsChanged,
    [portalChannel]: portalChanged,
    [overrideChannel]: overrides.forget,
    [damageChannel]: damageLooking.hinted,
  }
}
