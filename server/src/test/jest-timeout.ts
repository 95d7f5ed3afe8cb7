import { jest } from '@jest/globals'

// A test file starts a server and makes a database: on a machine that is busy with something else that takes its time.
jest.setTimeout(120_000)
