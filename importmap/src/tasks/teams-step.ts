import { findForStories } from './chromium.ts'
import { teams } from './scripts.ts'
import { whole, type Step } from './steps.ts'

/** `npm run teams`: with every template, in a browser, and with npm's registry, which it needs. */
export const teamsStep: Step = {
  title: 'what a team does with the address of a portal, in each technology',
  async run({ output, niceness }) {
    const env = { CHROMIUM_PATH: (await findForStories()) ?? undefined }
    return whole(teams([], { env, stdio: ['ignore', output, output], niceness }))
  },
}
