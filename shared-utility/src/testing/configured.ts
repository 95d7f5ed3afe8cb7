import type { BaseConfig } from '../contract/index.ts'
import { baseConfigAtom } from '../page/base-config-atom.ts'
import { atriumStore } from '../page/store.ts'
import { whenTestEnds } from './clean-up.ts'

/** Until the test ends the page has this base configuration: that of a bare product, and what is named. */
export function configured(changes: Partial<BaseConfig> = {}): void {
  atriumStore.set(baseConfigAtom, { ...bare, ...changes })
  whenTestEnds(() => atriumStore.set(baseConfigAtom, null))
}

const bare: BaseConfig = {
  revision: '1',
  core: 'c1',
  routes: [],
  apps: [],
  dependencies: {},
  edition: 'product',
  lang: 'zh-CN',
  langVersion: '1',
  demo: false,
  space: null,
}
