import { jest } from '@jest/globals'
import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import React from 'react'
import { unstable_NormalPriority, unstable_scheduleCallback } from 'scheduler'

globalThis.IS_REACT_ACT_ENVIRONMENT = true
// A form of a dozen fields takes seconds in jsdom when several suites share two cores, and what is beside them goes first.
configure({ asyncUtilTimeout: 30_000, asyncWrapper: withEffects(getConfig()) })
jest.setTimeout(120_000)

// React notes with every element where it was made, for the stacks of its warnings: a quarter of the time of a test.
// Beyond so many in a second it does without, which is said to be the case from the start.
Object.defineProperty(
  React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {} },
)

/**
 * What a test has waited for is drawn, and React's effects of it come after that: on a busy machine after the next line
 * of the test, too. No person presses so soon, so they are waited for: React queues them as it queues this.
 */
function withEffects(given) {
  return (callback) =>
    given.asyncWrapper(async () => {
      const result = await callback()
      await new Promise((resolve) => unstable_scheduleCallback(unstable_NormalPriority, () => resolve()))
      return result
    })
}
