import { keepModules } from './keep-modules.ts'

/** Called by the generated first-page file, once for each module in it: see assemble/boot-scripts.ts. */
export const moduleAt = keepModules(System.constructor.prototype)
