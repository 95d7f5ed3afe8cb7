import { jest } from '@jest/globals'

// Some read every file of the repository: on a machine that is busy with something else that takes its time.
jest.setTimeout(120_000)
