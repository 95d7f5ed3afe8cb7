import { registerApplication, unregisterApplication, type RegisterApplicationConfig } from 'single-spa'
import { layoutKinds, type LayoutKind } from '@atrium/shared-utility/contract'
import type { Frame } from '../frame/frame.ts'
import type { Frames } from '../frame/frames.ts'
import { layoutApplication } from '../layout/layout-app.ts'
import { isFrameActive, isLayoutActive } from './activity.ts'

/**
 * One synchronous application for each layout kind and one for each parcel: single-spa's queue never waits.
 * Returns the removal of all.
 */
export function registerApplications(frames: Frames) {
  return register([...layoutKinds.map(layoutOf), ...frames.entries().map(frameOf)])
}

/** The same for parcels that have come while the portal was open. */
export function registerFrames(frames: readonly [string, Frame][]) {
  return register(frames.map(frameOf))
}

function register(applications: readonly RegisterApplicationConfig[]) {
  for (const application of applications) registerApplication(application)
  return () => Promise.all(applications.map(({ name }) => unregisterApplication(name)))
}

function layoutOf(kind: LayoutKind): RegisterApplicationConfig {
  return { name: `layout:${kind}`, app: layoutApplication(kind), activeWhen: () => isLayoutActive(kind) }
}

function frameOf([app, frame]: [string, Frame]): RegisterApplicationConfig {
  return { name: `frame:${app}`, app: frameApplication(frame), activeWhen: () => isFrameActive(app) }
}

function frameApplication(frame: Frame) {
  return {
    bootstrap: async () => undefined,
    mount: async () => frame.open(),
    unmount: async () => frame.close(),
  }
}
