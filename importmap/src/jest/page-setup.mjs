import { jest } from '@jest/globals'
import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

globalThis.IS_REACT_ACT_ENVIRONMENT = true
configure({ asyncUtilTimeout: 10_000 })
// A form of a dozen fields takes seconds in jsdom when several suites share two cores.
jest.setTimeout(30_000)
