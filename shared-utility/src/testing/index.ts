import { afterEach } from '@jest/globals'
import '@testing-library/jest-dom'
import { endTest } from './clean-up.ts'

export { leastListWidth, listRoomAt, type DescribedWidths } from './list-width.ts'
export { axeFaults } from './axe-faults.ts'
export { compose, endComposition, pressWhileComposing } from './compose.ts'
export { configured } from './configured.ts'
export type { CallFakes } from './answers.ts'
export { denyStorage } from './deny-storage.ts'
export { fakeCalls, type FakedCalls } from './fake-calls.ts'
export { fakePortal, type FakePortal } from './fake-portal.ts'
export { fillSilently } from './fill-silently.ts'
export { happen } from './happen.ts'
export { renderScreen, type Screen, type ScreenOptions } from './render-screen.tsx'
export { signedInAs } from './signed-in-as.ts'
export { testRequestId } from './wire-reply.ts'

afterEach(endTest)
