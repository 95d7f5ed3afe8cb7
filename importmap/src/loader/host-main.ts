import { askHost } from './host-probe.ts'

Object.assign(window, { atriumHost: askHost(window) })
