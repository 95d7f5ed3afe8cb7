import { portalConfig } from '@atrium/playwright/config'

export default portalConfig(import.meta.url)
