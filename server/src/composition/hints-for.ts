import type { Services } from '../foundation/context/services.ts'
import { jobChannel } from '../foundation/job/queries.ts'
import { liveChannel } from '../foundation/live/queries.ts'
import { accessChannel, type Access } from '../identity/session/access.ts'

type Parts = {
  services: Pick<Services, 'live' | 'operatorNetworks'>
  access: Pick<Access, 'forget'>
  runner: { wake: () => void }
}

/** What to do about what the processes tell each other through the database. */
export function hintsFor({ services: { live, operatorNetworks }, access, runner }: Parts) {
  const rightsChanged = (about: string) => {
    access.forget()
    operatorNetworks.forget()
    live.rightsChanged(about)
  }
  return { [jobChannel]: runner.wake, [accessChannel]: rightsChanged, [liveChannel]: live.wake }
}
